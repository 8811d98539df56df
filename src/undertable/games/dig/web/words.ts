import { wordsOf } from "@frame/text";

export const { say, t } = wordsOf("dig");

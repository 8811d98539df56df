/** The record of a finished game as a file. */
import * as api from "../api";
import { keyTo } from "../state";

export async function download(id: string, game: string): Promise<void> {
  const record = await api.record(id, keyTo(id));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }));
  link.download = `undertable-${game}-${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The server's HTTP part. */
import type {
  AskHabits,
  AskWords,
  Chat,
  Drills,
  Games,
  Habits,
  History,
  Joined,
  Kinds,
  Links,
  Made,
  NewFork,
  NewTable,
  Problem,
  Reason,
  Refusal,
  Renewed,
  Replay,
  Reviewed,
  Sentences,
  TableInfo,
  Tables,
  Turn,
} from "./wire";

export class Refused extends Error {
  constructor(
    readonly code: Refusal,
    readonly reason: Reason | null = null,
  ) {
    super(code);
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, init).catch(() => null);
  if (!answer) throw new Refused("stopping");
  if (answer.status === 204) return undefined as T;
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(problem?.code ?? "internal", problem?.reason ?? null);
}

const bearer = (token: string | undefined): { headers?: Record<string, string> } =>
  token ? { headers: { authorization: `Bearer ${token}` } } : {};

const post = <T>(path: string, body: unknown, token?: string): Promise<T> =>
  ask<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...bearer(token).headers },
    body: JSON.stringify(body),
  });

export const games = (): Promise<Games> => ask<Games>("/api/games");
export const kinds = (game: string): Promise<Kinds> => ask<Kinds>(`/api/games/${game}/kinds`);
export const drills = async (game: string): Promise<Drills["drills"]> =>
  (await ask<Drills>(`/api/games/${game}/drills`)).drills;
export const words = (game: string, lang: string, about: AskWords["about"]): Promise<Sentences> =>
  post<Sentences>(`/api/games/${game}/words`, { lang, about });
export const listed = async (): Promise<Tables["tables"]> => (await ask<Tables>("/api/tables")).tables;
export const create = (table: NewTable): Promise<Made> => post<Made>("/api/tables", table);
export const lesson = (game: string, name: string): Promise<Made> =>
  post<Made>("/api/lessons", { game, name });
export const join = (table: string, name: string, invite: string | null): Promise<Joined> =>
  post<Joined>(`/api/tables/${table}/join`, invite ? { name, invite } : { name });

export const links = (table: string, token: string): Promise<Links> =>
  ask<Links>(`/api/tables/${table}/links`, { method: "POST", ...bearer(token) });

export const info = (table: string, key?: string): Promise<TableInfo> =>
  ask<TableInfo>(`/api/tables/${table}`, bearer(key));
/** What the own seat was told; once a game is over, what was shown for a moment too. */
export const history = async (table: string, token: string): Promise<History["events"]> =>
  (await ask<History>(`/api/tables/${table}/history`, bearer(token))).events;
export const turn = (table: string, token: string): Promise<Turn> =>
  ask<Turn>(`/api/tables/${table}/turn`, bearer(token));
export const older = async (table: string, before: number, key?: string): Promise<Chat["said"]> =>
  (await ask<Chat>(`/api/tables/${table}/chat?before=${before}`, bearer(key))).said;
export const replay = (
  table: string,
  eyes: string,
  start: number,
  count: number,
  token?: string,
): Promise<Replay> =>
  ask<Replay>(`/api/tables/${table}/replay?eyes=${eyes}&start=${start}&count=${count}`, bearer(token));
export const record = (table: string, token?: string): Promise<unknown> =>
  ask<unknown>(`/api/tables/${table}/record`, bearer(token));
export const review = (table: string, token?: string): Promise<Reviewed> =>
  ask<Reviewed>(`/api/tables/${table}/review`, bearer(token));
export const habits = (tables: AskHabits["tables"]): Promise<Habits> =>
  post<Habits>("/api/habits", { tables });
export const fork = (table: string, wish: NewFork, token?: string): Promise<Made> =>
  post<Made>(`/api/tables/${table}/fork`, wish, token);

async function fetched(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Refused("internal");
  return answer.text();
}

/** A new token instead of every other, at this table and its rematches. */
export const renew = (table: string, token: string): Promise<Renewed> =>
  ask<Renewed>(`/api/tables/${table}/token`, { method: "POST", ...bearer(token) });
export const forgetMe = (table: string, token: string): Promise<void> =>
  ask<void>(`/api/tables/${table}/me`, { method: "DELETE", ...bearer(token) });

export const privacy = (lang: string): Promise<string> => fetched(`/privacy/${lang}.md`);
export const text = (owner: string, lang: string): Promise<string> => fetched(`/text/${owner}/${lang}.ftl`);
export const rules = (game: string, lang: string): Promise<string> => fetched(`/rules/${game}/${lang}.md`);

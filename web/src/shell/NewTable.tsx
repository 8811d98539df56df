/** A new table with friends: sensible as it stands, options folded away. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { CoverTile } from "../art/covers";
import { Portrait } from "../art/face";
import { rename, state } from "../state";
import { loadGame, say, t } from "../text";
import type { GameInfo, Json, OptionInfo } from "../wire";
import { explain, Notice, Top } from "./common";
import { FreeChair, Place } from "./Place";
import { CLOCKS, clockOf, make, usualSeats } from "./making";

export function NewTable({ id }: { id: string }) {
  const game = state.games.value?.find((g) => g.id === id);
  useEffect(() => void loadGame(id).catch(() => undefined), [id]);
  return (
    <div class="page narrow" data-game={id} data-plan="desk">
      <Top />
      <main id="main">
        {game ? (
          <Form game={game} />
        ) : (
          <p role="status">{t(state.games.value ? "refusal-no_such_game" : "loading")}</p>
        )}
      </main>
    </div>
  );
}

/** The first face for people. */
const USUAL = { picture: 6, colour: 0 };

function Form({ game }: { game: GameInfo }) {
  const seats = useSignal(usualSeats(game));
  const options = useSignal<Record<string, Json>>({});
  const listed = useSignal(false);
  const clock = useSignal("none");
  const trouble = useSignal("");
  const busy = useSignal(false);
  const counts = Array.from(
    { length: game.most_seats - game.least_seats + 1 },
    (_, i) => game.least_seats + i,
  );
  const submit = (event: Event) => {
    event.preventDefault();
    busy.value = true;
    make(game, {
      seats: seats.value,
      options: options.value,
      bots: [],
      listed: listed.value,
      clock: clockOf(clock.value),
    }).catch((error: unknown) => {
      busy.value = false;
      trouble.value = explain(error);
    });
  };
  return (
    <form class="card stack" onSubmit={submit}>
      <Place game={game.id}>
        <ul class="chairs" aria-hidden="true">
          {Array.from({ length: seats.value }, (_, seat) => (
            <li key={seat}>
              {seat ? <FreeChair /> : <Portrait {...(state.looks.value ?? USUAL)} size={84} />}
            </li>
          ))}
        </ul>
      </Place>
      <div class="row nowrap">
        <CoverTile game={game.id} />
        <div>
          <h1>{game.title}</h1>
          <p class="muted small">{t("new-table-hint")}</p>
        </div>
      </div>
      <label>
        {t("your-name")}
        <input
          name="name"
          autocomplete="nickname"
          maxLength={40}
          required
          value={state.name.value}
          onInput={(e) => rename(e.currentTarget.value)}
        />
      </label>
      <fieldset class="plain">
        <legend>{t("how-many")}</legend>
        <div class="segments">
          {counts.map((n) => (
            <button type="button" aria-pressed={seats.value === n} onClick={() => (seats.value = n)}>
              {n}
            </button>
          ))}
        </div>
      </fieldset>
      {trouble.value && <Notice bad>{trouble.value}</Notice>}
      <button class="primary big" disabled={busy.value}>
        {t("open-table")}
      </button>
      <details>
        <summary>{t("options")}</summary>
        {game.options.map((option) => (
          <OptionRow
            key={option.name}
            game={game.id}
            option={option}
            value={options.value[option.name] ?? option.default}
            set={(value) => (options.value = { ...options.value, [option.name]: value })}
          />
        ))}
        <div class="option">
          <label for="clock">{t("clock")}</label>
          <span class="control">
            <select id="clock" value={clock.value} onChange={(e) => (clock.value = e.currentTarget.value)}>
              {Object.keys(CLOCKS).map((key) => (
                <option value={key}>{t(`clock-${key}`)}</option>
              ))}
            </select>
          </span>
          <p class="muted small why">{t("clock-why")}</p>
        </div>
        <div class="option">
          <label for="listed">{t("listed")}</label>
          <span class="control">
            <input
              id="listed"
              type="checkbox"
              checked={listed.value}
              onChange={(e) => (listed.value = e.currentTarget.checked)}
            />
          </span>
          <p class="muted small why">{t("listed-why")}</p>
        </div>
      </details>
    </form>
  );
}

interface OptionProps {
  game: string;
  option: OptionInfo;
  value: Json;
  set: (value: Json) => void;
}

function OptionRow({ game, option, value, set }: OptionProps) {
  const id = `option-${option.name}`;
  return (
    <div class="option">
      <label for={id}>{say(game, id) ?? option.name.replaceAll("_", " ")}</label>
      <span class="control">
        <Control id={id} game={game} option={option} value={value} set={set} />
      </span>
      <p class="muted small why">{say(game, `${id}.about`)}</p>
    </div>
  );
}

function Control({ id, game, option, value, set }: OptionProps & { id: string }) {
  if (option.kind === "bool")
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={(e) => set(e.currentTarget.checked)}
      />
    );
  if (option.kind === "choice")
    return (
      <select id={id} value={String(value)} onChange={(e) => set(e.currentTarget.value)}>
        {option.choices?.map((choice) => (
          <option value={choice}>{say(game, `${id}-${choice}`) ?? choice.replaceAll("_", " ")}</option>
        ))}
      </select>
    );
  if (option.kind === "int")
    return (
      <input
        id={id}
        type="number"
        min={option.least ?? undefined}
        max={option.most ?? undefined}
        value={Number(value)}
        onChange={(e) => set(e.currentTarget.valueAsNumber)}
      />
    );
  return <input id={id} value={String(value)} onChange={(e) => set(e.currentTarget.value)} />;
}

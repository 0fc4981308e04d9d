import { whenIdle } from '../../idle.ts';
import { buildAhead } from './in-turns.ts';
import type { Made, Pause } from './make-answer.ts';

interface Foreseen {
  /** What was asked, as text. */
  readonly asked: string;
  readonly made: Promise<Made>;
  readonly hurry: () => void;
  /** Something else is asked now: it is not made to its end. */
  readonly drop: () => void;
}

const all = new WeakMap<HTMLFormElement, Foreseen>();

/** Makes what a press will ask for, a part each time that nothing else is to be done. */
export function foresee(form: HTMLFormElement, asked: string, make: (pause: Pause) => Promise<Made>): void {
  const before = all.get(form);
  if (before?.asked === asked) return;
  before?.drop();
  let [hurried, dropped] = [false, false];
  let go = (): void => {};
  const pause: Pause = async () => {
    if (!hurried)
      await new Promise<void>((done) => {
        go = done;
        whenIdle(done);
      });
    if (dropped) throw new Error('Something else is asked');
  };
  const made = make(pause);
  const mine: Foreseen = {
    asked,
    made,
    hurry: () => {
      hurried = true;
      go();
    },
    drop: () => {
      dropped = true;
    },
  };
  all.set(form, mine);
  made
    .then(({ draft }) =>
      buildAhead(draft, async () => {
        await pause();
        return !hurried;
      }),
    )
    // Whoever presses is told what does not work: it is tried again then.
    .catch(() => {
      if (all.get(form) === mine) all.delete(form);
    });
}

/** What was made ahead for this question, the rest of it in one go; nothing for another one. It is given once. */
export function foreseen(form: HTMLFormElement, asked: string): Promise<Made> | undefined {
  const known = all.get(form);
  all.delete(form);
  if (known?.asked !== asked) {
    known?.drop();
    return undefined;
  }
  known.hurry();
  return known.made;
}

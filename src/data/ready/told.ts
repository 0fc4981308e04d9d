import { counted, type Todo, WEIGHTS } from './todo.ts';

const HEADINGS = {
  stops: 'STOPS THE LAUNCH',
  should: 'SHOULD BE DONE',
  worth: 'WORTH KNOWING',
} as const;

/** The list as a terminal shows it, ending with the sum. */
export function told(todos: readonly Todo[]): string {
  const groups = WEIGHTS.flatMap((weight) => {
    const own = todos.filter((one) => one.weight === weight);
    if (own.length === 0) return [];
    const lines = own.map(({ at, found, todo }, i) => `${i + 1}. ${at}\n   ${found}\n   → ${todo}`);
    return [[HEADINGS[weight], ...lines].join('\n\n')];
  });
  return [...groups, verdict(todos)].join('\n\n');
}

function verdict(todos: readonly Todo[]): string {
  const stops = todos.filter(({ weight }) => weight === 'stops').length;
  return stops === 0
    ? 'Nothing that this command can see stops the launch.'
    : `Not ready: ${counted(stops, 'thing stops', 'things stop')} the launch.`;
}

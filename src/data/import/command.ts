import { UnreadableSheet } from './unreadable.ts';

/** What every importer is told: the file to read. */
interface Command {
  readonly path: string;
}

/**
 * Runs the command of an importer.
 * @param command what it is to do, `help`, or what is wrong with it
 * @returns its exit code: 2 where the command is wrong, 1 where the sheet cannot be read, else that of the work
 */
export async function carriedOut<C extends Command>(
  command: C | 'help' | readonly string[],
  usage: string,
  work: (command: C) => Promise<number>,
): Promise<number> {
  if (command === 'help') {
    console.info(usage);
    return 0;
  }
  if (!('path' in command)) {
    console.error(`${command.join('\n')}\n\n${usage}`);
    return 2;
  }
  try {
    return await work(command);
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    console.error(error.message);
    return 1;
  }
}

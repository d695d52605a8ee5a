import { execFile, type ExecFileException } from 'node:child_process';

/**
 * Runs one of the service's own programs in a process of its own: it can be stopped, it takes no secret along, and its
 * memory is given back.
 * @param failed makes the error to throw of what Node says and the program wrote
 */
export function runProgram(
  args: readonly string[],
  timeout: number,
  failed: (error: ExecFileException, errors: string) => Error,
): Promise<void> {
  const options = { timeout, killSignal: 'SIGKILL', env: {} } as const;
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, options, (error, _output, errors) => {
      if (error) reject(failed(error, errors.trim()));
      else resolve();
    });
  });
}

import { AnswerException, UnavailableException } from '@peanut/service';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const UNUSABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EIO', 'EMFILE', 'ENFILE']);

/** 507: there is no room for another picture. */
export const storageFull = (cause?: unknown): Error =>
  new AnswerException(
    {
      status: 507,
      message:
        'There is no room left to store pictures. Please free some space on the bar’s machine and try again.',
    },
    { cause },
  );

const CHECK_FOLDER = 'The folder for pictures cannot be used just now. Please check DATA_DIR.';

/**
 * The answer for an error of the pictures' folder; any other error as it is.
 * @param unusable what whoever asked is told of a folder that cannot be used
 */
export function storageProblem(error: unknown, unusable = CHECK_FOLDER): unknown {
  const code = (error as NodeJS.ErrnoException | null | undefined)?.code ?? '';
  if (FULL.has(code)) return storageFull(error);
  if (UNUSABLE.has(code)) return new UnavailableException(unusable, error);
  return error;
}

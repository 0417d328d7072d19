/** What was waited for did not come in time. */
export class TimeoutError extends Error {
  override name = 'Late';
}

/** Waits for work no longer than some milliseconds; what comes of it later is nobody's any more. @throws Late then */
export async function withTimeout<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

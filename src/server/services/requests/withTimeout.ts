/** Work did not finish in time. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Waits for work for so many milliseconds. Its result is ignored if it comes later. @throws TimeoutError */
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

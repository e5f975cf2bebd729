/** Where a line goes that explains something to a developer and is no fault. */
export const createNoticeLog =
  (output: Pick<Console, 'info'>) =>
  (line: string): void =>
    output.info(`[vetrina] ${line}`)

/** Logs explanations for developers that are not faults. */
export const createNoticeLog =
  (output: Pick<Console, 'info'>) =>
  (line: string): void =>
    output.info(`[vetrina] ${line}`)

/** The answer of the host's limiter to an operation, as the page receives it. */
export const tooManyTries = (waitSeconds: number) => ({
  data: null,
  errors: [
    {
      message: `Too many tries. Please try again in ${waitSeconds} seconds.`,
      extensions: { code: 'TOO_MANY_TRIES', retryAfterSeconds: waitSeconds },
    },
  ],
})

export const IN_FOUR_MINUTES = 'Troppi tentativi: riprova tra 4 minuti.'

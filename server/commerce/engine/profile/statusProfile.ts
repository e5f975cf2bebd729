/** The strictness of HTTP statuses: 2.4.7 answers 200 to everything that a resolver refuses, 2.4.8 uses 401 and 403. */
export type StatusProfile = '2.4.7' | '2.4.8'

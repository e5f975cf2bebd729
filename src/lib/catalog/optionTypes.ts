/** Magento's types of customizable options with a choice; the others without a date are texts. */
export const PICKED_OPTIONS: ReadonlySet<string> = new Set(['drop_down', 'radio', 'checkbox', 'multiple'])

/** Types whose values are answered as formatted text, which the backend does not accept as input. */
export const DATED_OPTIONS: ReadonlySet<string> = new Set(['date', 'date_time', 'time'])

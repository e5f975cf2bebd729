/** The element id that the problem summary links to. */
export const fieldAnchor = (name: string): string => `field-${name.replaceAll('.', '-')}`

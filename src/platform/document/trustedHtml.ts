type Policy = { readonly createHTML: (text: string) => string }

/** Browsers without Trusted Types, and servers, have no such object. */
const factory = (
  globalThis as {
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: Policy) => Policy
    }
  }
).trustedTypes

const policy = factory?.createPolicy('vetrina', { createHTML: (text) => text })

/**
 * Marks HTML that is only parsed, or put into an element that executes nothing, so that browsers with Trusted Types accept
 * it. The result is an object there; every place that takes HTML accepts it.
 */
export const trustedHtml = (text: string): string => policy?.createHTML(text) ?? text

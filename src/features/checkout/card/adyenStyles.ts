import address from '@adyen/adyen-web/styles/adyen.css?url'

/**
 * Loads the styles of Adyen's fields, once. They are a file of their own, because the shop's sheet is part of every page.
 * Rejects if they do not load.
 */
export async function loadAdyenStyles(): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`) !== null) return
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  link.addEventListener('load', () => resolve(undefined))
  link.addEventListener('error', () => {
    link.remove()
    reject(new Error('The styles of the card fields did not load.'))
  })
  document.head.append(link)
  return promise
}

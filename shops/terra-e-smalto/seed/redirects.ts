import type { SeedUrlRedirect } from '#server/commerce/seed/types.ts'

/** Addresses of the shop's previous site that are still linked from elsewhere. */
export const urlRedirects: readonly SeedUrlRedirect[] = [
  { store: 'it', requestPath: 'vasi.html', targetPath: 'casa/vasi.html', redirectCode: 301 },
  { store: 'it', requestPath: 'vaso-anfora-classico.html', targetPath: 'vaso-anfora.html', redirectCode: 301 },
  { store: 'it', requestPath: 'teiera-rotonda.html', targetPath: 'teiera-pausa.html', redirectCode: 301 },
  { store: 'it', requestPath: 'offerte.html', targetPath: 'saldi.html', redirectCode: 301 },
  { store: 'it', requestPath: 'corsi', targetPath: 'corso-di-tornio.html', redirectCode: 302 },
  { store: 'it', requestPath: 'la-bottega.html', targetPath: 'chi-siamo', redirectCode: 301 },
  { store: 'it', requestPath: 'contatti', targetPath: 'contact', redirectCode: 301 },
  { store: 'en', requestPath: 'vases.html', targetPath: 'living/vases.html', redirectCode: 301 },
  { store: 'en', requestPath: 'classic-amphora-vase.html', targetPath: 'amphora-vase.html', redirectCode: 301 },
  { store: 'en', requestPath: 'offers.html', targetPath: 'sale.html', redirectCode: 301 },
  { store: 'en', requestPath: 'our-workshop.html', targetPath: 'about-us', redirectCode: 301 },
  { store: 'en', requestPath: 'contact-us', targetPath: 'contact', redirectCode: 301 },
]

import type { SeedAgreement } from '#server/commerce/seed/types.ts'

export const agreements: readonly SeedAgreement[] = [
  {
    name: { it: 'Condizioni di vendita', en: 'Terms of sale' },
    checkboxText: {
      it: 'Ho letto e accetto le condizioni di vendita e il diritto di recesso.',
      en: 'I have read and accept the terms of sale and the right of withdrawal.',
    },
    content: {
      it: '<p>Acquisti da Terra e Smalto S.r.l., Via del Forno 12, Montelupo Fiorentino. I prezzi comprendono l’IVA; le spese di spedizione sono indicate nel riepilogo. Il contratto si conclude con la conferma d’ordine che ti arriva per email.</p><p>Puoi recedere entro trenta giorni dalla consegna senza dare spiegazioni: ti restituiamo il prezzo e la spedizione standard pagata all’andata. Fanno eccezione i pezzi personalizzati, le candele già accese e i corsi con la data fissata. Vale la garanzia legale di conformità di due anni.</p><p>Il testo completo è alla pagina <a href="/termini">Condizioni di vendita</a>; come trattiamo i tuoi dati lo trovi nell’<a href="/privacy">informativa sulla privacy</a>.</p>',
      en: '<p>You are buying from Terra e Smalto S.r.l., Via del Forno 12, Montelupo Fiorentino, Italy. Prices include VAT; delivery costs are shown in the summary. The contract is concluded by the order confirmation you receive by email.</p><p>You may withdraw within thirty days of delivery without giving a reason: we return the price and the standard delivery you paid. Personalised pieces, candles that have been lit and workshops with a fixed date are excepted. The two-year legal guarantee of conformity applies.</p><p>The full text is on the <a href="/en/terms">Terms of sale</a> page; how we handle your data is in the <a href="/en/privacy-policy">privacy policy</a>.</p>',
    },
    mode: 'MANUAL',
    sortOrder: 10,
  },
]

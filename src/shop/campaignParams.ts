/**
 * The parameters that advertisers, mailings and their tools add to a link. No page depends on them, and almost every
 * click has values of its own.
 */
const CAMPAIGN_PARAM = new RegExp(
  `^(?:${[
    // Analytics: Google, Matomo, HubSpot, Adobe.
    '(?:utm|mtm|pk|piwik|matomo|hsa|trk|at)_.+',
    '_ga|_gl|_hsenc|_hsmi|__hs.+|s_kwcid|s_cid|ef_id|sc_(?:src|lid|llid|uid|customer|eh)',
    // Advertisements: Google, Meta, Microsoft, TikTok, X, LinkedIn, Pinterest, Snapchat, Reddit, Yandex, Taboola, Outbrain.
    'gclid|gclsrc|dclid|gbraid|wbraid|gad_.+|srsltid|fbclid|fb_.+|igshid|igsh|msclkid|ttclid|twclid|li_fat_id',
    'epik|sccid|rdt_cid|yclid|ysclid|tblci|dicbo|obclid|wickedid',
    // Mailings and partners.
    'mc_[ce]id|mkt_tok|_kx|vero_(?:id|conv)|oly_(?:anon|enc)_id|dm_i|ml_subscriber.*|nb_klid',
    'irclickid|cjevent|awc|zanpid|ranmid|raneaid|ransiteid',
  ].join('|')})$`,
  'i',
)

const partsOf = (search: string) => search.replace(/^\?/, '').split('&')
const isOfCampaign = (part: string) => CAMPAIGN_PARAM.test(part.split('=', 1)[0] ?? '')

const searchOf = (parts: readonly string[]) => (parts.length === 0 ? '' : `?${parts.join('&')}`)

/** The search of an address without those parameters; the others stay as they are written. */
export function withoutCampaign(search: string): string {
  const parts = partsOf(search)
  return parts.some(isOfCampaign) ? searchOf(parts.filter((part) => !isOfCampaign(part))) : search
}

/** Only those parameters of the search of an address; empty without any. */
export const campaignOf = (search: string): string => searchOf(partsOf(search).filter(isOfCampaign))

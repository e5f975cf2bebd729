/**
 * The parameters that advertisers, mailings and their tools add to a link, `*` for any further characters. No page
 * depends on them, and almost every click has values of its own. A shop adds its own with `campaignParams`.
 */
export const CAMPAIGN_PARAMS = [
  // Analytics: Google, Matomo, HubSpot, Adobe.
  'utm_* mtm_* pk_* piwik_* matomo_* hsa_* trk_* at_* _ga _gl _hsenc _hsmi __hs* s_kwcid s_cid ef_id',
  'sc_src sc_lid sc_llid sc_uid sc_customer sc_eh',
  // Advertisements: Google, Meta, Microsoft, TikTok, X, LinkedIn, Pinterest, Snapchat, Reddit, Yandex, Taboola, Outbrain.
  'gclid gclsrc dclid gbraid wbraid gad_* srsltid fbclid fb_* igshid igsh msclkid ttclid twclid li_fat_id',
  'epik sccid rdt_cid yclid ysclid tblci dicbo obclid wickedid',
  // Mailings and partners.
  'mc_cid mc_eid mkt_tok _kx vero_id vero_conv oly_anon_id oly_enc_id dm_i ml_subscriber ml_subscriber_* nb_klid',
  'irclickid cjevent awc zanpid ranmid raneaid ransiteid',
].flatMap((names) => names.split(' '))

export type CampaignParams = {
  /** The search of an address without those parameters; the others stay as they are written. */
  readonly without: (search: string) => string
  /** Only those parameters of the search of an address; empty without any. */
  readonly of: (search: string) => string
}

const partsOf = (search: string) => search.replace(/^\?/, '').split('&')

const searchOf = (parts: readonly string[]) => (parts.length === 0 ? '' : `?${parts.join('&')}`)

/** The parameters of campaigns in a shop that adds some of its own. */
export function campaignParamsOf(added: readonly string[] = []): CampaignParams {
  const names = [...CAMPAIGN_PARAMS, ...added].map((name) => name.replaceAll('.', '\\.').replaceAll('*', '.+'))
  const form = new RegExp(`^(?:${names.join('|')})$`, 'i')
  const isOfCampaign = (part: string) => form.test(part.split('=', 1)[0] ?? '')
  return {
    without(search) {
      const parts = partsOf(search)
      return parts.some(isOfCampaign) ? searchOf(parts.filter((part) => !isOfCampaign(part))) : search
    },
    of: (search) => searchOf(partsOf(search).filter(isOfCampaign)),
  }
}

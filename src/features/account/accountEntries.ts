import { msg } from '@lingui/core/macro'
import Award from 'lucide-react/icons/award'
import CreditCard from 'lucide-react/icons/credit-card'
import Download from 'lucide-react/icons/download'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import LayoutList from 'lucide-react/icons/layout-list'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Undo2 from 'lucide-react/icons/undo-2'
import UserRound from 'lucide-react/icons/user-round'
import Wallet from 'lucide-react/icons/wallet'

/** The pages of the account, the most used first. */
export const ACCOUNT_ENTRIES = [
  { to: '/account', label: msg`Riepilogo`, Icon: LayoutList },
  { to: '/account/orders', label: msg`Ordini`, Icon: Package },
  { to: '/account/returns', label: msg`Resi`, Icon: Undo2, needs: ['Customer', 'returns'] },
  { to: '/account/gift-registry', label: msg`Liste regalo`, Icon: Gift, needs: ['Customer', 'gift_registries'] },
  { to: '/wishlist', label: msg`Lista dei desideri`, Icon: Heart, setting: 'hasWishlist' },
  { to: '/account/downloads', label: msg`Da scaricare`, Icon: Download },
  { to: '/account/store-credit', label: msg`Credito`, Icon: Wallet, needs: ['Customer', 'store_credit'] },
  { to: '/account/reward-points', label: msg`Punti fedeltà`, Icon: Award, needs: ['Customer', 'reward_points'] },
  { to: '/account/addresses', label: msg`Indirizzi`, Icon: MapPin },
  { to: '/account/payment-methods', label: msg`Metodi salvati`, Icon: CreditCard },
  { to: '/account/profile', label: msg`Profilo`, Icon: UserRound },
  { to: '/account/reviews', label: msg`Recensioni`, Icon: MessageSquareText, setting: 'hasReviews' },
  { to: '/account/privacy', label: msg`I tuoi dati`, Icon: ShieldCheck },
] as const

import { Trans } from '@lingui/react/macro'
import MapPin from 'lucide-react/icons/map-pin'
import { textLink } from '#src/ui/theme/global.css.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { CmsAnchor } from './CmsAnchor.tsx'
import { details, place, places as placesClass } from './MapPlaces.css.ts'
import type { MapPlace } from './mapPlace.ts'

/** The places of a merchant's map as text with links, because an embedded map would be an external service. */
export function MapPlaces({ places }: { readonly places: readonly MapPlace[] }) {
  return (
    <ul className={placesClass}>
      {places.map(({ name, lines, phone, comment, map }) => (
        <li key={map} className={place}>
          <MapPin aria-hidden="true" size={24} />
          <div className={details}>
            <strong>{name}</strong>
            {lines.length > 0 && (
              <address>
                {lines.map((line, index) => (
                  <span key={index}>{line}</span>
                ))}
              </address>
            )}
            {phone !== '' && (
              <CmsAnchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={textLink}>
                {phone}
              </CmsAnchor>
            )}
            {comment !== '' && <p>{comment}</p>}
            <CmsAnchor href={map} className={textLink}>
              <Trans>
                Apri su Google Maps <VisuallyHidden>({name})</VisuallyHidden>
              </Trans>
            </CmsAnchor>
          </div>
        </li>
      ))}
    </ul>
  )
}

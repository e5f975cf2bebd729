import { Trans } from '@lingui/react/macro'
import MapPin from 'lucide-react/icons/map-pin'
import { textLink } from '#src/ui/theme/global.css.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { CmsAnchor } from './CmsAnchor.tsx'
import { details, place, places as placesClass } from './MapPlaces.css.ts'
import type { MapPlace } from './mapPlace.ts'

/** Where a merchant's map points, in words: the map itself would come from somebody else, so a link leads to it. */
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
                {lines.map((line) => (
                  <span key={line}>{line}</span>
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

import { Link } from '@tanstack/react-router'
import { suggestion, suggestions } from './NoResults.css.ts'

/** Links to alternative searches. */
export const SearchLinks = ({ words }: { readonly words: readonly string[] }) => (
  <ul className={suggestions}>
    {words.map((word) => (
      <li key={word}>
        <Link to="/search" search={{ q: word }} className={suggestion}>
          {word}
        </Link>
      </li>
    ))}
  </ul>
)

/** The router quotes texts that look like numbers. */
const searchValue = (value: string) => (String(Number(value)) === value ? Number(value) : value)

/** The router's link options for an address of this store view; `base` is the path of the view without a final slash. */
export const routeOf = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>, base: string) => ({
  to: '/$' as const,
  params: { _splat: decodeURI(pathname.slice(base.length + 1)) },
  search: Object.fromEntries([...new URLSearchParams(search)].map(([name, value]) => [name, searchValue(value)])),
  ...(hash && { hash: hash.slice(1) }),
})

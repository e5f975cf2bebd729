/**
 * Bullets and numbers of lists that begin outside of the window, or of a box around them that cuts them off or has a
 * background, in the page's own code: a browser test passes it to `page.evaluate`.
 */
export function markerFaults(root: Element = document.body): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('The browser measures no text.')
  const pens = { 1: String, a: letters, A: letters, i: roman, I: roman }
  function letters(number: number): string {
    return number > 26 ? `${letters(Math.floor((number - 1) / 26))}m` : 'm'
  }
  function roman(number: number): string {
    const units = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
    return 'X'.repeat(Math.floor(number / 10)) + (units[number % 10] ?? '')
  }
  const faults: string[] = []
  for (const list of root.querySelectorAll<HTMLElement>('ol, ul, :not(ol, ul):has(> li)')) {
    const ordered = list instanceof HTMLOListElement ? list : null
    const items = [...list.children].filter((child) => child instanceof HTMLLIElement)
    let number = ordered?.start ?? 1
    for (const item of items) {
      const style = getComputedStyle(item)
      if (item.value !== 0) number = item.value
      const write = pens[(ordered?.type || '1') as keyof typeof pens]
      const marker = ordered ? `${write(number)}. ` : '• '
      number += ordered?.reversed ? -1 : 1
      const isBeside = style.display === 'list-item' && style.listStylePosition === 'outside'
      const box = item.getBoundingClientRect()
      if (!isBeside || style.listStyleType === 'none' || !item.checkVisibility() || box.width <= 1) continue
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const { width } = pen.measureText(marker)
      const isRightToLeft = style.direction === 'rtl'
      const start = isRightToLeft ? -box.right - width : box.left - width
      let edge = isRightToLeft ? -window.innerWidth : 0
      for (let around: Element | null = list; around; around = around.parentElement) {
        const { overflowX, backgroundColor } = getComputedStyle(around)
        if (overflowX === 'visible' && backgroundColor === 'rgba(0, 0, 0, 0)') continue
        const { left, right } = around.getBoundingClientRect()
        edge = Math.max(edge, isRightToLeft ? -right : left)
      }
      if (start < edge - 1)
        faults.push(
          `${marker}of “${(item.textContent ?? '').trim().slice(0, 40)}” begins ${Math.round(edge - start)} px outside`,
        )
    }
  }
  return faults
}

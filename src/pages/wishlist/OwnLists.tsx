import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Heart from 'lucide-react/icons/heart'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useId, useRef, useState } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import type { GraphQLTaggedNode } from 'relay-runtime'
import type { OwnWishes_wishlist$key } from '#src/__generated__/OwnWishes_wishlist.graphql.ts'
import { useListTexts } from '#src/features/saved/useListTexts.ts'
import type { ListError, Wishes, WishesState } from '#src/relay/savedProducts.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { DeleteList } from './DeleteList.tsx'
import { ListName } from './ListName.tsx'
import { FIRST_VIEW } from './listsView.ts'
import type { ListsView } from './listsView.ts'
import { ListTabs } from './ListTabs.tsx'
import { panel as panelClass } from './OwnLists.css.ts'
import { OwnWishes } from './OwnWishes.tsx'
import { useRefetchIncomplete } from './useRefetchIncomplete.ts'

type OwnListsProps = {
  /** The lists in the answer of the page's query. */
  readonly own: readonly ((OwnWishes_wishlist$key & { readonly id: string | null | undefined }) | null | undefined)[]
  readonly node: GraphQLTaggedNode
  readonly state: WishesState
  readonly lists: NonNullable<WishesState['lists']>
  readonly wishes: Wishes
  readonly view: ListsView
  readonly onView: Dispatch<SetStateAction<ListsView>>
  /** Called when a list is opened; null is the default list. */
  readonly onOpen: (id: string | null) => void
}

/** The wish lists of a customer as tabs, with their actions. */
export function OwnLists({ own, node, state, lists: { all, most }, wishes, view, onView, onOpen }: OwnListsProps) {
  const { t } = useLingui()
  const { nameOf, errorText } = useListTexts()
  const panelId = useId()
  const tabs = useRef<HTMLDivElement>(null)
  const newList = useRef<HTMLButtonElement>(null)
  const isToFocus = useRef(false)
  const [isDoomed, setDoomed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [first] = all
  const open = all.find(({ id }) => id === view.openId) ?? first
  const openId = open?.id
  // The action removed the focused element.
  useEffect(() => {
    if (!isToFocus.current) return
    isToFocus.current = false
    const place = tabs.current?.querySelector<HTMLElement>('[aria-selected=true]') ?? newList.current
    place?.focus()
  }, [openId, view])
  if (!first || !open) return null

  const heldBy = (id: string) => state.wishes.filter(({ listId }) => listId === id)
  const held = heldBy(open.id)
  const name = nameOf(open)
  const others = all.filter(({ id }) => id !== open.id)
  const answered = own.find((list) => list?.id === open.id)
  const openList = (id: string) => {
    onView({ ...FIRST_VIEW, openId: id })
    onOpen(id === first.id ? null : id)
  }
  const show = (id: string) => {
    isToFocus.current = true
    openList(id)
  }
  const setProblem = (problem: ListError | null) => onView((now) => ({ ...now, problem }))

  const create = async (wanted: string) => {
    const made = await wishes.createList(wanted, view.isPublicDraft)
    if (!made.ok) return setProblem(made.error)
    show(made.value)
    await showToast('success', t`La lista «${wanted}» è pronta`)
  }
  const rename = async (wanted: string) => {
    const isPublic = view.isPublicDraft
    const renamed = await wishes.renameList(open.id, wanted, isPublic)
    if (!renamed.ok) return setProblem(renamed.error)
    show(open.id)
    const takeBack = async () => {
      const back = await wishes.renameList(open.id, name, open.isPublic)
      if (!back.ok) await showToast('error', errorText(back.error))
    }
    const said =
      wanted !== name
        ? t`La lista ora si chiama «${wanted}»`
        : isPublic
          ? t`La lista «${name}» ora è pubblica`
          : t`La lista «${name}» ora la vedi solo tu`
    await showToast('success', said, {
      action: { label: t`Annulla`, onClick: () => void takeBack() },
    })
  }
  const remove = async (keepsPieces: boolean) => {
    setDoomed(false)
    setProblem(null)
    setBusy(true)
    const cleared = keepsPieces ? await wishes.transfer(held, first.id, 'move') : null
    const gone = cleared?.ok === false ? cleared : await wishes.deleteList(open.id)
    setBusy(false)
    if (!gone.ok) return setProblem(gone.error)
    show(first.id)
    await showToast('success', t`La lista «${name}» è eliminata`)
  }

  return (
    <Stack gap="s5">
      {all.length > 1 && (
        <ListTabs
          ref={tabs}
          lists={all.map((list) => ({ id: list.id, name: nameOf(list), count: heldBy(list.id).length }))}
          openId={open.id}
          panelId={panelId}
          onOpen={openList}
        />
      )}
      {view.naming === null ? (
        <Cluster justify="between">
          <Cluster>
            {open.isPublic && (
              <Text tone="muted">
                <Trans>Lista pubblica</Trans>
              </Text>
            )}
            {all.length > 1 && (
              <Button
                variant="link"
                onClick={() =>
                  onView({ ...view, naming: 'open', draft: name, isPublicDraft: open.isPublic, problem: null })
                }
              >
                <span>
                  <Trans>Modifica</Trans>
                  <VisuallyHidden> {name}</VisuallyHidden>
                </span>
              </Button>
            )}
            {open !== first && (
              <Button variant="link" loading={isBusy} onClick={() => setDoomed(true)}>
                <span>
                  <Trans>Elimina la lista</Trans>
                  <VisuallyHidden> {name}</VisuallyHidden>
                </span>
              </Button>
            )}
          </Cluster>
          {all.length < most ? (
            <Button
              ref={newList}
              variant="link"
              icon={<Plus size={16} />}
              onClick={() => onView({ ...view, naming: 'new', draft: '', isPublicDraft: false, problem: null })}
            >
              <Trans>Nuova lista</Trans>
            </Button>
          ) : (
            most > 1 && (
              <Text tone="muted">
                <Plural value={most} one="Puoi tenere # lista." other="Puoi tenere al massimo # liste." />
              </Text>
            )
          )}
        </Cluster>
      ) : (
        <ListName
          key={view.naming}
          isNew={view.naming === 'new'}
          draft={view.draft}
          problem={view.problem}
          onDraft={(draft) => onView({ ...view, draft })}
          isPublic={view.isPublicDraft}
          onPublic={(isPublicDraft) => onView({ ...view, isPublicDraft })}
          taken={(view.naming === 'new' ? all : others).map(nameOf)}
          onSave={view.naming === 'new' ? create : rename}
          onCancel={() => show(open.id)}
        />
      )}
      {view.naming === null && view.problem && (
        <Notice role="alert" tone="error">
          {errorText(view.problem)}
        </Notice>
      )}
      <div
        {...(all.length > 1 && { role: 'tabpanel', id: panelId, 'aria-labelledby': `${panelId}${open.id}` })}
        className={panelClass}
      >
        {answered ? (
          <OwnWishes
            key={open.id}
            list={answered}
            node={node}
            held={held}
            wishes={wishes}
            label={name}
            others={others}
          />
        ) : (
          <Unanswered node={node} isEmpty={held.length === 0} />
        )}
        {held.length === 0 && (
          <EmptyState icon={<Heart size={36} strokeWidth={1.25} />} title={t`Questa lista è ancora vuota`}>
            <p>
              {open === first ? (
                <Trans>Tocca il cuore di un pezzo che ti piace: lo ritrovi qui.</Trans>
              ) : (
                <Trans>Sposta o copia qui i pezzi delle altre liste.</Trans>
              )}
            </p>
          </EmptyState>
        )}
      </div>
      {isDoomed && (
        <DeleteList
          name={name}
          count={held.length}
          defaultName={nameOf(first)}
          onDelete={(keepsPieces) => void remove(keepsPieces)}
          onClose={() => setDoomed(false)}
        />
      )}
    </Stack>
  )
}

/** A list that was created after the page was fetched. */
function Unanswered({ node, isEmpty }: { readonly node: GraphQLTaggedNode; readonly isEmpty: boolean }) {
  const { t } = useLingui()
  useRefetchIncomplete(node, isEmpty)
  if (isEmpty) return null
  return (
    <div role="status" aria-busy="true" aria-label={t`La tua lista sta arrivando`}>
      <SkeletonText lines={6} width="60%" />
    </div>
  )
}

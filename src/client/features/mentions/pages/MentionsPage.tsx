import { useMemo } from 'react'
import { mentionsRoutes as routes } from '@contract/mentions/mentions.routes'
import type { Mention } from '@contract/mentions/mentions.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useListMentionsQuery } from '../../../state/mentions/mentions.api'
import { selectMentions } from '../../../state/mentions/mentions.selectors'
import { selectMay } from '../../../state/session/session.selectors'
import { CardGrid } from '../../../ui/cards/CardGrid'
import { ListScreen } from '../../../ui/list/ListScreen'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { MentionCard } from '../components/MentionCard'
import { MentionDialogs, useMentionDialogs } from '../components/MentionDialogs'
import { NOUN, texts } from '../mentions.texts'

/** Mentions are found by their title, not by what they tell. */
const searchText = ({ titulo }: Mention): string => titulo

/** What the school is proud of, newest first, ten a page. */
export function MentionsPage() {
  // Links to files end: coming back asks for new ones, and what is kept shows meanwhile.
  const { isLoading, error, refetch } = useListMentionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const mentions = useAppSelector(selectMentions)
  const canRegister = useAppSelector((state) => selectMay(state, routes.create.access))
  const { opened, open, close } = useMentionDialogs()
  const cards = useMemo(
    () => ({ Frame: CardGrid, card: (mention: Mention) => <MentionCard mention={mention} onOpen={open} /> }),
    [open],
  )
  const register = canRegister && <PrimaryAction to="/registro/mencion">{texts.register}</PrimaryAction>
  return (
    <>
      <ListScreen
        title={texts.list}
        action={register}
        source={{ rows: mentions, isLoading, error: error?.message, retry: refetch }}
        searchText={searchText}
        searchLabel={texts.searchHint}
        columns={[]}
        cards={cards}
        noun={NOUN}
        empty={{ icon: 'award', title: texts.emptyTitle, text: texts.emptyText, action: register }}
      />
      <MentionDialogs opened={opened} mentions={mentions} onClose={close} />
    </>
  )
}

import { eventsRoutes as routes } from '@contract/events/events.routes'
import type { SchoolEvent } from '@contract/events/events.schemas'
import { useListEventsQuery } from '../../../state/events/events.api'
import { selectEvents } from '../../../state/events/events.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { CardStrip } from '../../../ui/cards/CardStrip'
import { ListScreen } from '../../../ui/list/ListScreen'
import { useLocalList } from '../../../ui/list/useLocalList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { EventCard } from '../components/EventCard'
import { NOUN, PAGE_SIZE, texts } from '../events.texts'

/** SPEC §2: searched by title. */
const searchText = ({ titulo }: SchoolEvent): string => titulo
const cards = { Frame: CardStrip, card: (event: SchoolEvent) => <EventCard event={event} /> }

/** What the school lived, the newest first, in a carousel of nine cards a page. */
export function EventsPage() {
  // Links to files end: coming back asks for new ones, and what is kept shows meanwhile.
  const { isLoading, error, refetch } = useListEventsQuery(undefined, { refetchOnMountOrArgChange: true })
  const events = useAppSelector(selectEvents)
  const list = useLocalList(events, { searchText, pageSize: PAGE_SIZE })
  const canRegister = useAppSelector((state) => selectMay(state, routes.create.access))
  const register = canRegister && <PrimaryAction to="/registro/evento">{texts.register}</PrimaryAction>
  return (
    <ListScreen
      title={texts.list}
      action={register}
      list={list}
      columns={[]}
      cards={cards}
      noun={NOUN}
      searchLabel={texts.searchHint}
      isLoading={isLoading}
      error={error?.message}
      onRetry={() => void refetch()}
      empty={{ icon: 'photo', title: texts.emptyTitle, text: texts.emptyText, action: register }}
    />
  )
}

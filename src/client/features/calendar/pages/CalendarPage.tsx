import { useMemo } from 'react'
import { calendarRoutes as routes } from '@contract/calendar/calendar.routes'
import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { isMonthName, MONTH_NAMES } from '@contract/domain/months'
import { useListCalendarQuery } from '../../../state/calendar/calendar.api'
import { selectCalendar } from '../../../state/calendar/calendar.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { CardGrid } from '../../../ui/cards/CardGrid'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListScreen } from '../../../ui/list/ListScreen'
import { useFilters } from '../../../ui/list/useFilters'
import { useLocalList } from '../../../ui/list/useLocalList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { NOUN, texts } from '../calendar.texts'
import { entrySearchText, monthTitle } from '../calendar.words'
import { EntryCard } from '../components/EntryCard'
import { EntryDialogs, useEntryDialogs } from '../components/EntryDialogs'

const FILTERS = ['mes'] as const

/** Every month that has something, with how much. */
const monthOptions = (entries: readonly CalendarEntry[]) =>
  MONTH_NAMES.map((mes) => ({ mes, count: entries.filter((entry) => entry.mes === mes).length }))
    .filter(({ count }) => count > 0)
    .map(({ mes, count }) => ({ value: mes, label: `${monthTitle(mes)} (${count})` }))

/** The school calendar, month by month (SPEC §2). */
export function CalendarPage() {
  // Links to files end: coming back asks for new ones, and what is kept shows meanwhile.
  const { isLoading, error, refetch } = useListCalendarQuery(undefined, { refetchOnMountOrArgChange: true })
  const entries = useAppSelector(selectCalendar)
  const { values, change } = useFilters(FILTERS)
  const mes = isMonthName(values.mes) ? values.mes : ''
  const list = useLocalList(entries, {
    searchText: entrySearchText,
    filter: mes ? { key: mes, keep: (entry) => entry.mes === mes } : undefined,
  })
  const options = useMemo(() => monthOptions(entries), [entries])
  const canRegister = useAppSelector((state) => selectMay(state, routes.create.access))
  const { opened, open, close } = useEntryDialogs()
  const cards = useMemo(
    () => ({ Frame: CardGrid, card: (entry: CalendarEntry) => <EntryCard entry={entry} onOpen={open} /> }),
    [open],
  )
  const register = canRegister && <PrimaryAction to="/registro/calendario">{texts.register}</PrimaryAction>
  return (
    <>
      <ListScreen
        title={texts.list}
        action={register}
        list={list}
        columns={[]}
        cards={cards}
        noun={NOUN}
        searchLabel={texts.searchHint}
        filters={
          <FilterSelect
            label={texts.fields.mes}
            allLabel={texts.allMonths}
            options={options}
            value={mes}
            onChange={(value) => change({ mes: value })}
          />
        }
        isLoading={isLoading}
        error={error?.message}
        onRetry={() => void refetch()}
        empty={{ icon: 'calendar', title: texts.emptyTitle, text: texts.emptyText, action: register }}
      />
      <EntryDialogs opened={opened} entries={entries} onClose={close} />
    </>
  )
}

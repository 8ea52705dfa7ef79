import { skipToken } from '@reduxjs/toolkit/query'
import { isApiError } from '../../../state/core/errors'
import { useGetEventQuery } from '../../../state/events/events.api'
import { NotThere } from '../../../ui/page/NotThere'
import { Page } from '../../../ui/page/Page'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { EventDetail } from '../components/EventDetail'
import { LIST, texts } from '../events.texts'

/** One event of the address. */
export function EventPage() {
  const id = useIdParam('evento')
  // Links to files end: what is kept shows at once and is asked for again.
  const query = useGetEventQuery(id === null ? skipToken : { id }, { refetchOnMountOrArgChange: true })
  const { currentData: event, isFetching, error, refetch } = query
  if (id === null || event === null || (isApiError(error) && error.status === 404))
    return <NotThere title={texts.unknown} to={LIST} toLabel={texts.list} />
  if (event) return <EventDetail key={event.id} event={event} />
  return (
    <Page title={texts.list} breadcrumb={[{ label: texts.list, to: LIST }]}>
      {isFetching ? <PageLoading /> : <PageError text={error?.message} onRetry={() => void refetch()} />}
    </Page>
  )
}

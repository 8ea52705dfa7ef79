import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { skipToken } from '@reduxjs/toolkit/query'
import { useNavigate } from 'react-router-dom'
import { calendarRoutes as routes } from '@contract/calendar/calendar.routes'
import { useGetCalendarEntryQuery } from '../../../state/calendar/calendar.api'
import { isApiError } from '../../../state/core/errors'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { FileActions } from '../../../ui/files/FileActions'
import { MediaView } from '../../../ui/files/MediaView'
import { sizeOf } from '../../../ui/files/mediaSize'
import { Icon } from '../../../ui/icons/Icon'
import { NotThere } from '../../../ui/page/NotThere'
import { Page } from '../../../ui/page/Page'
import { PageActions } from '../../../ui/page/PageActions'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { Section } from '../../../ui/page/Section'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { LIST, texts } from '../calendar.texts'
import { fileName, fileText, monthTitle, uploadDay } from '../calendar.words'
import { EntryDialogs, useEntryDialogs } from '../components/EntryDialogs'

const Ways = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  marginTop: spacing(1.5),
}))

const CRUMBS = [{ label: texts.list, to: LIST }]

/** One entry: its file, large, and what may be changed. */
export function EntryPage() {
  const id = useIdParam('id')
  const query = useGetCalendarEntryQuery(id === null ? skipToken : { id }, {
    refetchOnMountOrArgChange: true,
  })
  const { currentData: entry, isFetching, error, refetch } = query
  const canUpdate = useAppSelector((state) => selectMay(state, routes.updateInfo.access))
  const canDelete = useAppSelector((state) => selectMay(state, routes.delete.access))
  const { opened, open, close } = useEntryDialogs()
  const navigate = useNavigate()
  const missing = id === null || entry === null || (isApiError(error) && error.status === 404)
  if (missing) return <NotThere title={texts.unknown} to={LIST} toLabel={texts.list} />
  if (!entry)
    return (
      <Page title={texts.list} breadcrumb={CRUMBS}>
        {isFetching ? <PageLoading /> : <PageError text={error?.message} onRetry={() => void refetch()} />}
      </Page>
    )
  const month = monthTitle(entry.mes)
  const day = uploadDay(entry)
  return (
    <Page
      title={month}
      subtitle={[fileText(entry), day && texts.uploaded(day)].filter(Boolean).join(' · ')}
      breadcrumb={CRUMBS}
      action={
        <PageActions>
          {canDelete && (
            <Button color="error" startIcon={<Icon name="delete" />} onClick={() => open('delete', entry)}>
              {texts.delete}
            </Button>
          )}
          {canUpdate && (
            <PrimaryAction icon="edit" onClick={() => open('edit', entry)}>
              {texts.edit}
            </PrimaryAction>
          )}
        </PageActions>
      }
    >
      <Section
        title={texts.file}
        action={
          canUpdate && (
            <Button startIcon={<Icon name="upload" />} onClick={() => open('replace', entry)}>
              {texts.replace}
            </Button>
          )
        }
      >
        <MediaView
          url={entry.urlFoto}
          kind={entry.tipo}
          size={sizeOf(entry)}
          alt={texts.alt(month)}
          maxHeight="72vh"
        />
        <Ways>
          <FileActions url={entry.urlFoto} what={texts.what(month)} downloadName={fileName(entry)} />
        </Ways>
      </Section>
      <EntryDialogs
        opened={opened}
        entries={[entry]}
        onClose={close}
        onDeleted={() => void navigate(LIST, { replace: true })}
      />
    </Page>
  )
}

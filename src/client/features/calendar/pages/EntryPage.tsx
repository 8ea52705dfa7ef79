import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { calendarRoutes as routes } from '@contract/calendar/calendar.routes'
import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useCalendarEntry } from '../../../state/calendar/calendar.api'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useMay } from '../../../state/session/useMay'
import { useRowDialog } from '../../../ui/dialogs/useRowDialog'
import { FileActions } from '../../../ui/files/FileActions'
import { MediaView } from '../../../ui/files/MediaView'
import { sizeOf } from '../../../ui/files/mediaSize'
import { Icon } from '../../../ui/icons/Icon'
import { Row, Stack } from '../../../ui/layout/layout'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { RecordActions } from '../../../ui/page/RecordActions'
import { Section } from '../../../ui/page/Section'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { texts, entryText, fileName, monthTitle } from '../calendar.texts'
import { EntryDialogs, type EntryDialog } from '../components/EntryDialogs'

interface EntryFileProps {
  entry: CalendarEntry
  onReplace: (() => void) | undefined
}

function EntryFile({ entry, onReplace }: EntryFileProps) {
  const month = monthTitle(entry.mes)
  return (
    <Section
      title="Archivo"
      action={
        onReplace && (
          <Button startIcon={<Icon name="upload" />} onClick={onReplace}>
            {texts.replace}
          </Button>
        )
      }
    >
      <Stack gap={1.5}>
        <MediaView
          url={entry.urlFoto}
          kind={entry.tipo}
          size={sizeOf(entry)}
          alt={texts.alt(month)}
          maxHeight="72vh"
        />
        <Row gap={0} justify="center">
          <FileActions url={entry.urlFoto} what={texts.what(month)} downloadName={fileName(entry)} />
        </Row>
      </Stack>
    </Section>
  )
}

const CRUMBS = [{ label: texts.list, to: paths.calendar }]

export function EntryPage() {
  const source = useCalendarEntry(useIdParam('id'), ASKED_ANEW)
  const may = useMay()
  const canUpdate = may(routes.update.access)
  const canDelete = may(routes.delete.access)
  const { opened, open, close } = useRowDialog<EntryDialog>()
  const navigate = useNavigate()
  return (
    <DetailScreen source={source} title={texts.list} unknown="No existe esta actividad" breadcrumb={CRUMBS}>
      {(entry) => (
        <Page
          title={monthTitle(entry.mes)}
          subtitle={entryText(entry)}
          breadcrumb={CRUMBS}
          action={
            <RecordActions
              editLabel="Editar mes"
              onDelete={canDelete && (() => open('delete', entry))}
              onEdit={canUpdate && (() => open('edit', entry))}
            />
          }
        >
          <EntryFile entry={entry} onReplace={canUpdate ? () => open('replace', entry) : undefined} />
          <EntryDialogs
            opened={opened}
            entries={[entry]}
            onClose={close}
            onDeleted={() => void navigate(paths.calendar, { replace: true })}
          />
        </Page>
      )}
    </DetailScreen>
  )
}

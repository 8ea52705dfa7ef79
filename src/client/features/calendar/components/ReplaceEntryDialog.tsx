import { NO_FILE } from '@contract/calendar/calendar.rules'
import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { useReplaceCalendarFileMutation } from '../../../state/calendar/calendar.api'
import { useCatchUp } from '../../../state/core/useCatchUp'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { ReplaceFileDialog } from '../../../ui/files/ReplaceFileDialog'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../calendar.texts'
import { fileText, monthTitle, uploadDay } from '../calendar.words'

interface ReplaceEntryDialogProps {
  entry: CalendarEntry
  onClose: () => void
}

/** Puts another image or PDF in the place of an entry's. */
export function ReplaceEntryDialog({ entry, onClose }: ReplaceEntryDialogProps) {
  const [replaceFile] = useReplaceCalendarFileMutation()
  const catchUp = useCatchUp()
  const refuse = useRefusal(texts.updateFailed)
  const send = useKeyedWrite(replaceFile, (error) => {
    refuse(error)
    if (error.status === 409) catchUp('CalendarEntry')
  })
  const { notify } = useNotice()
  const month = monthTitle(entry.mes)
  const day = uploadDay(entry)

  const replace = async (file: File): Promise<boolean> => {
    const done = await send({ id: entry.id, urlFoto: entry.urlFoto, file })
    if (done) notify({ title: texts.updated, kind: 'success' })
    return done !== null
  }

  return (
    <ReplaceFileDialog
      title={texts.replaceTitle(month)}
      text={texts.replaceText}
      current={
        <>
          {entry.urlMiniatura && <img src={entry.urlMiniatura} alt="" />}
          {[fileText(entry), day && texts.uploaded(day)].filter(Boolean).join(' · ')}
        </>
      }
      label={texts.fields.file}
      accept={['image', 'pdf']}
      noFile={NO_FILE}
      onSend={replace}
      onClose={onClose}
    />
  )
}

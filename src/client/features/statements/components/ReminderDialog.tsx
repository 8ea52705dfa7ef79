import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { whatsAppLink } from '@contract/domain/phone'
import type { IsoDate } from '@contract/domain/dates'
import type { Debtor } from '@contract/statements/statements.schemas'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { TextInput } from '../../../ui/fields/TextInput'
import { Icon } from '../../../ui/icons/Icon'
import { useNotice } from '../../../ui/notices/useNotice'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { politeName, reminderText } from '../reminder'
import { texts } from '../statements.texts'

interface ReminderDialogProps {
  debtor: Debtor
  /** Who writes, and of which day the amounts are. */
  from: { escuela: string; fecha: IsoDate }
  onClose: () => void
}

const nameOf = ({ padre, alumnos }: Debtor): string => politeName(padre?.nombre ?? alumnos[0]?.nombre ?? '')

/** A message to a family, ready to copy or to send by WhatsApp, which opens beside and is told nothing of us. */
export function ReminderDialog({ debtor, from, onClose }: ReminderDialogProps) {
  const [text, setText] = useState(() => reminderText(debtor, from))
  const field = useRef<HTMLInputElement>(null)
  const { notify } = useNotice()
  const link = debtor.padre && whatsAppLink(debtor.padre.telefono, text)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify({ title: texts.copied, kind: 'success' })
    } catch {
      field.current?.select()
      notify({ title: texts.cannotCopy, kind: 'warning' })
    }
  }
  return (
    <InfoDialog
      title={texts.remindTitle(nameOf(debtor))}
      onClose={onClose}
      action={
        <>
          <Button startIcon={<Icon name="copy" />} onClick={() => void copy()}>
            {texts.copy}
          </Button>
          {link && (
            <Button
              variant="contained"
              startIcon={<Icon name="external" />}
              component="a"
              href={link}
              target="_blank"
              rel="noopener noreferrer"
            >
              {texts.whatsApp}
            </Button>
          )}
        </>
      }
    >
      {!link && <InfoPanel title={texts.noPhone} text={texts.noPhoneText} />}
      <TextInput
        label={texts.message}
        hint={texts.messageHint}
        rows={12}
        value={text}
        ref={field}
        onChange={(event) => setText(event.target.value)}
      />
    </InfoDialog>
  )
}

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { pupilsText } from '@contract/domain/text'
import { noticeProblems, noticeText, NOTICE_SENDER } from '@contract/notices/notices.rules'
import { onlyProblems } from '@contract/domain/campos'
import type { MissingRow } from '../../../state/documents/documents.api'
import { useSendNotice } from '../../../state/notices/notices.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { Card, Prose, Quiet } from '../../../ui/layout/layout'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts, familiesText } from '../documents.texts'
import { familiesOf, noticeBody } from '../missingFamilies'

const noticeFieldProblems = ({ titulo }: { titulo: string }) =>
  onlyProblems({ titulo: noticeProblems({ titulo, descripcion: '-' })['titulo'] ?? null })

/** Sent one after the other, remembering those sent: after a refusal a second click goes on with the rest. */
const useNotices = (families: ReturnType<typeof familiesOf>, onClose: () => void) => {
  const { send } = useSendNotice({ saved: null })
  const { notify } = useNotice()
  const [sent, setSent] = useState<ReadonlySet<number>>(new Set())
  const sendAll = async (titulo: string, cierre: string): Promise<void> => {
    let done = sent
    for (const family of families) {
      const { id: idPadre } = family.padre
      if (done.has(idPadre)) continue
      const text = noticeText({ titulo, descripcion: noticeBody(family, cierre) })
      const outcome = await send({ usuario: NOTICE_SENDER, idPadre, ...text })
      if (!outcome.done) return
      done = new Set([...done, idPadre])
      setSent(done)
    }
    notify({ title: `Se envió el aviso a ${familiesText(families.length)}`, kind: 'success' })
    onClose()
  }
  return { sent: sent.size, sendAll }
}

interface NoticeDialogProps {
  rows: readonly MissingRow[]
  onClose: () => void
}

export function NoticeDialog({ rows, onClose }: NoticeDialogProps) {
  // As it was when the dialog opened: while the notices leave, another desk may take a paper.
  const [families] = useState(() => familiesOf(rows))
  const lost = rows.filter(({ padre }) => !padre).length
  const form = useKeptForm({
    draftName: 'aviso de documentos',
    defaultValues: {
      titulo: 'DOCUMENTOS PENDIENTES',
      cierre: 'POR FAVOR ENTRÉGUELOS EN LA OFICINA DE LA ESCUELA.',
    },
    problems: noticeFieldProblems,
  })
  const { sent, sendAll } = useNotices(families, onClose)
  const cierre = useWatch({ control: form.control, name: 'cierre' })
  const [first] = families
  return (
    <FormDialog
      title="Aviso por documentos"
      text={
        <>
          Lo recibe cada familia con lo que le falta a sus hijos: {familiesText(families.length)}.
          {lost > 0 &&
            ` ${pupilsText(lost)} sin padre o tutor registrado: no ${lost === 1 ? 'recibe' : 'reciben'} aviso.`}
        </>
      }
      submitLabel={texts.notify(families.length)}
      dirty={form.formState.isDirty}
      onSubmit={form.handleSubmit(({ titulo, cierre: end }) => sendAll(titulo, end))}
      onClose={onClose}
    >
      <Bound control={form.control} name="titulo">
        {(field) => <UppercaseInput {...field} label="Título" maxLength={200} required />}
      </Bound>
      <Bound control={form.control} name="cierre">
        {(field) => <UppercaseInput {...field} label="Para terminar" rows={2} maxLength={500} />}
      </Bound>
      {first && (
        <Card tone="sunken" pad={2} gap={1}>
          <Quiet>{`Así lo recibe ${first.padre.nombre}`}</Quiet>
          <Prose>{noticeBody(first, cierre)}</Prose>
        </Card>
      )}
      <span role="status">{sent > 0 && `Enviados ${sent} de ${families.length}`}</span>
    </FormDialog>
  )
}

import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatPesos } from '@contract/domain/money'
import { broughtText, MAX_STAMPED_FILES } from '@contract/invoices/stamped.rules'
import type { InvoicesContract } from '@contract/invoices/invoices.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { useImportStamped } from '../../../state/invoices/invoices.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { FilePicker } from '../../../ui/files/FilePicker'
import { PlainList, Quiet, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { texts } from '../invoices.texts'

type Answer = InvoicesContract['importStamped']['response']

const ofText = ({ folio, entrega, total }: Answer['resultados'][number]): string =>
  [
    folio !== undefined && `folio ${folioLabel(folio)}`,
    entrega !== undefined && `global de la entrega ${entrega}`,
    total !== undefined && formatPesos(total),
  ]
    .filter((each) => each !== false)
    .join(' · ')

function BroughtDialog({ answer, onClose }: { answer: Answer; onClose: () => void }) {
  const refused = answer.resultados.filter(({ motivo }) => motivo !== undefined)
  return (
    <InfoDialog title="Facturas que regresaron timbradas" onClose={onClose}>
      <Stack gap={2}>
        <InfoPanel
          tone={refused.length > 0 ? 'warning' : 'success'}
          title={broughtText(answer)}
          {...(answer.ignorados > 0
            ? { text: `Del ZIP no se leyeron ${answer.ignorados} archivos que no son XML.` }
            : {})}
        />
        {refused.length > 0 && (
          <PlainList aria-label="Lo que no coincide">
            {refused.map((each, at) => (
              <li key={`${at} ${each.archivo}`} style={{ overflowWrap: 'anywhere' }}>
                <strong>{each.archivo}</strong>
                <div>{each.motivo}</div>
                <Quiet>{ofText(each)}</Quiet>
              </li>
            ))}
          </PlainList>
        )}
      </Stack>
    </InfoDialog>
  )
}

export function BringStamped() {
  const [isOpen, setOpen] = useState(false)
  const [files, setFiles] = useState<File[]>([])
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { send, progress } = useImportStamped()
  const close = () => {
    setOpen(false)
    setFiles([])
  }
  const bring = async () => {
    const outcome = await send({ files })
    if (!outcome.answer) return
    close()
    setAnswer(outcome.answer)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.bring}</Button>
      {isOpen && (
        <FormDialog
          title={texts.bring}
          text="Los XML que dio el PAC, o un ZIP con todos. Cada uno debe coincidir al centavo con lo que se entregó; lo que no coincide se dice y no cambia nada."
          dirty={files.length > 0}
          waits={files.length === 0}
          submitLabel={texts.bring}
          onSubmit={bring}
          onClose={close}
        >
          <FilePicker
            label="Facturas timbradas"
            accept={['cfdi']}
            maxFiles={MAX_STAMPED_FILES}
            files={files}
            required
            progress={progress && progress.total > 0 ? progress.sent / progress.total : null}
            onChange={setFiles}
          />
        </FormDialog>
      )}
      {answer && <BroughtDialog answer={answer} onClose={() => setAnswer(null)} />}
    </>
  )
}

import { useState } from 'react'
import type { ImportedFile } from '@contract/bank/bank.schemas'
import { formatDate } from '@contract/domain/dates'
import { useBringBankFileMutation } from '../../../state/bank/bank.api'
import { useBankAccounts } from '../../../state/bank/bank.selectors'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { FilePicker } from '../../../ui/files/FilePicker'
import { PlainList, Quiet, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { MoneyText } from '../../../ui/page/MoneyText'
import { useNotice } from '../../../ui/notices/useNotice'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../bank.texts'

/** Rows that are shown as they will be read. */
const SAMPLE = 3

const FIGURES = ['nuevos', 'repetidos', 'cargos', 'rechazados'] as const

interface Said {
  fila: number
  texto: string
}

function Told({ title, rows }: { title: string; rows: readonly Said[] }) {
  if (rows.length === 0) return null
  return (
    <InfoPanel tone="warning" title={title}>
      <PlainList>
        {rows.map(({ fila, texto }) => (
          <li key={fila}>
            {texts.row(fila)}: {texto}
          </li>
        ))}
      </PlainList>
    </InfoPanel>
  )
}

/** What a checked file brings, its first rows, and what is wrong in it. */
function CheckedFile({ checked }: { checked: ImportedFile }) {
  const { resumen, filas, avisos } = checked
  const refused = filas.flatMap(({ fila, motivo }) => (motivo ? [{ fila, texto: motivo }] : []))
  const first = filas.filter(({ fecha }) => fecha !== null).slice(0, SAMPLE)
  return (
    <Stack gap={2}>
      <strong>{FIGURES.map((name) => `${texts.figures[name]}: ${resumen[name]}`).join(' · ')}</strong>
      {first.length > 0 && (
        <Stack gap={0.5}>
          <Quiet>{texts.firstRows}</Quiet>
          <PlainList>
            {first.map(({ fila, fecha, monto, texto }) => (
              <li key={fila}>
                {formatDate(fecha ?? '')} · <MoneyText pesos={monto ?? 0} /> · {texto}
              </li>
            ))}
          </PlainList>
        </Stack>
      )}
      <Told title={texts.refusedTitle} rows={refused} />
      <Told title={texts.warningsTitle} rows={avisos} />
    </Stack>
  )
}

/** Brings a bank's file: the account and the file, then what it has, then it is kept. */
export function BringFileDialog({ onClose }: { onClose: () => void }) {
  const { rows = [] } = useBankAccounts(undefined)
  const [chosen, setChosen] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [checked, setChecked] = useState<ImportedFile | null>(null)
  const [campos, setCampos] = useState<Readonly<Record<string, string>>>({})
  const [bring] = useBringBankFileMutation()
  const { send } = useWrite(bring, { failed: texts.bringFailed })
  const { notify } = useNotice()
  const account = chosen || (rows.length === 1 ? String(rows[0]!.id) : '')
  const change = (): void => {
    setChecked(null)
    setCampos({})
  }
  const submit = async () => {
    const simular = checked ? 'false' : 'true'
    const { answer, error } = await send({ cuentaId: account, simular, file })
    setCampos(error?.campos ?? {})
    if (!answer) return
    if (!checked) return setChecked(answer)
    notify({ title: texts.kept(answer.resumen.nuevos), kind: 'success' })
    onClose()
  }
  return (
    <FormDialog
      open
      title={texts.bring}
      text={texts.bringText}
      dirty={file !== null}
      submitLabel={checked ? texts.keep(checked.resumen.nuevos) : texts.check}
      onSubmit={submit}
      onClose={onClose}
    >
      {rows.length === 0 && <InfoPanel title={texts.noAccountsTitle} text={texts.noAccountsText} />}
      <SelectInput
        label={texts.account}
        options={rows.map(({ id, nombre, banco }) => ({ value: id, label: `${nombre} · ${banco}` }))}
        value={account}
        emptyLabel=""
        required
        error={campos['cuentaId']}
        onChange={({ target }) => {
          setChosen(target.value)
          change()
        }}
      />
      <FilePicker
        label={texts.file}
        accept={['sheet']}
        files={file ? [file] : []}
        required
        error={campos['file'] ?? campos['columnas'] ?? campos['dia'] ?? campos['abono']}
        onChange={([next]) => {
          setFile(next ?? null)
          change()
        }}
      />
      {checked && <CheckedFile checked={checked} />}
    </FormDialog>
  )
}

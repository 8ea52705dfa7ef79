import { useRef, useState } from 'react'
import { countText, withCommas } from '@contract/domain/text'
import type { ImportedFile } from '@contract/bank/bank.schemas'
import type { BankColumn } from '@contract/bank/fileColumns.rules'
import { useImportBankFile, useBankAccounts } from '../../../state/bank/bank.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { mappingOf, mappingText, repeatedOf, type ColumnMapping } from '../../../ui/files/ColumnMapping'
import { FilePicker } from '../../../ui/files/FilePicker'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../bank.texts'
import { CheckedFile, missingLabels } from './CheckedFile'

interface Chosen {
  account: string
  file: File | null
}

interface Checked {
  read: ImportedFile
  mapping: ColumnMapping<BankColumn>
  isCorrected: boolean
  isStale: boolean
}

const useBankFile = (onKept: () => void) => {
  const { send, stop } = useImportBankFile()
  const { notify } = useNotice()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [campos, setCampos] = useState<Readonly<Record<string, string>>>({})
  const running = useRef<ReturnType<typeof send> | null>(null)
  const ask = (
    simular: 'true' | 'false',
    { account, file }: Chosen,
    corrected: ColumnMapping<BankColumn> | null,
  ) => send({ cuentaId: account, simular, file, ...(corrected ? { mapeo: mappingText(corrected) } : {}) })
  const corrected = checked?.isCorrected ? checked.mapping : null

  const check = async (chosen: Chosen, mapping: ColumnMapping<BankColumn> | null): Promise<void> => {
    // Wait for the earlier check to end: its late answer would show rows of a file that was replaced.
    stop()
    await running.current
    const own = ask('true', chosen, mapping)
    running.current = own
    const { answer, error } = await own
    setCampos(error?.campos ?? {})
    if (answer)
      setChecked({
        read: answer,
        mapping: mapping ?? mappingOf(answer),
        isCorrected: mapping !== null,
        isStale: false,
      })
  }
  return {
    checked,
    campos,
    begin: (chosen: Chosen): void => {
      setChecked(null)
      setCampos({})
      if (chosen.account && chosen.file) void check(chosen, null)
      else stop()
    },
    check: (chosen: Chosen) => check(chosen, corrected),
    keep: async (chosen: Chosen): Promise<void> => {
      const { answer, error } = await ask('false', chosen, corrected)
      setCampos(error?.campos ?? {})
      if (!answer) return
      notify({ title: freshText(answer.resumen), kind: 'success' })
      onKept()
    },
    changeMapping: (mapping: ColumnMapping<BankColumn>): void =>
      setChecked((before) => before && { ...before, mapping, isCorrected: true, isStale: true }),
  }
}

const isUnread = ({ isStale, read }: Checked): boolean => isStale || read.filas.length === 0

const freshText = ({ nuevos }: ImportedFile['resumen']): string =>
  countText(nuevos, 'depósito nuevo', 'depósitos nuevos', withCommas)

const submitLabel = (checked: Checked | null): string => {
  if (!checked) return 'Revisar'
  return isUnread(checked) ? 'Revisar otra vez' : `Guardar ${freshText(checked.read.resumen)}`
}

export function ImportFileDialog({ onClose }: { onClose: () => void }) {
  const { rows = [], isLoading } = useBankAccounts(undefined)
  const [picked, setPicked] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const { checked, campos, begin, check, keep, changeMapping } = useBankFile(onClose)
  const account = picked || (rows.length === 1 ? String(rows[0]!.id) : '')
  const chosen: Chosen = { account, file }
  const isBlocked =
    checked !== null &&
    (missingLabels(checked.read, checked.mapping).length > 0 ||
      repeatedOf(checked.read, checked.mapping).length > 0)
  return (
    <FormDialog
      size="md"
      title={texts.importFile}
      text="El archivo de movimientos como lo da el banco: Excel, CSV o texto. Los retiros se dejan fuera."
      dirty={file !== null}
      waits={isBlocked}
      submitLabel={submitLabel(checked)}
      onSubmit={() => (checked && !isUnread(checked) ? keep(chosen) : check(chosen))}
      onClose={onClose}
    >
      {!isLoading && rows.length === 0 && (
        <InfoPanel title={texts.noAccountsTitle} text={texts.noAccountsText} />
      )}
      <SelectInput
        label="Cuenta"
        options={rows.map(({ id, nombre, banco }) => ({ value: id, label: `${nombre} · ${banco}` }))}
        value={account}
        emptyLabel=""
        required
        error={campos['cuentaId']}
        onChange={({ target }) => {
          setPicked(target.value)
          begin({ account: target.value, file })
        }}
      />
      <FilePicker
        label="Archivo de movimientos"
        accept={['sheet']}
        files={file ? [file] : []}
        required
        // A file is read as soon as it is chosen, for which its account must be known.
        disabled={isLoading}
        error={campos['file'] ?? campos['columnas'] ?? campos['dia'] ?? campos['abono']}
        onChange={([next]) => {
          setFile(next ?? null)
          begin({ account, file: next ?? null })
        }}
      />
      {checked && <CheckedFile checked={checked.read} mapping={checked.mapping} onMapping={changeMapping} />}
    </FormDialog>
  )
}

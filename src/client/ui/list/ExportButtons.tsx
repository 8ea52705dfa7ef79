import { use, useState } from 'react'
import { Icon } from '../icons/Icon'
import { useNotice } from '../notices/useNotice'
import { SchoolDayContext } from '../page/schoolDay'
import type { EveryRow, ExportOf } from './exported'

const FAILED = { title: 'No se pudo exportar.', text: 'Revisa la conexión e intenta de nuevo.' }

interface ExportButtonsProps<Row> {
  name: string
  file: Exclude<ExportOf<Row>, false>
  everyRow: EveryRow<Row>
  onPrint?: (() => Promise<boolean>) | undefined
}

export function ExportButtons<Row>({ name, file, everyRow, onPrint }: ExportButtonsProps<Row>) {
  const [busy, setBusy] = useState(false)
  const { notify } = useNotice()
  const today = use(SchoolDayContext)
  const run = async (work: () => Promise<boolean>) => {
    setBusy(true)
    if (!(await work().catch(() => false))) notify({ ...FAILED, kind: 'error' })
    setBusy(false)
  }
  const save = (kind: 'xlsx' | 'csv') =>
    run(async () => {
      const [{ saveTable, tableOf }, rows] = await Promise.all([import('./exportTable'), everyRow()])
      if (rows === null) return false
      const table = typeof file === 'function' ? file(rows) : tableOf(file, rows)
      await saveTable(kind, `${name} ${today()}`, table)
      return true
    })
  return (
    <div className="ui-export" role="group" aria-label={`Exportar ${name}`}>
      <button type="button" disabled={busy} onClick={() => void save('xlsx')}>
        <Icon name="download" />
        Excel
      </button>
      <button type="button" disabled={busy} onClick={() => void save('csv')}>
        <Icon name="download" />
        CSV
      </button>
      {onPrint && (
        <button type="button" disabled={busy} onClick={() => void run(onPrint)}>
          <Icon name="print" />
          Imprimir
        </button>
      )}
    </div>
  )
}

import { useState } from 'react'
import { enrolledCount } from '@contract/cycles/cycles.rules'
import type { Cycle, CycleEffect } from '@contract/cycles/cycles.schemas'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { countText } from '@contract/domain/text'
import { isApiError, isUnknown } from '../../../state/core/errors'
import { askEffect } from '../../../state/cycles/cycles.api'
import { useUpdateCycle } from '../../../state/cycles/cycles.writes'
import { useAppDispatch } from '../../../state/hooks'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { useNotice } from '../../../ui/notices/useNotice'
import { useDialogForm } from '../../../write/useDialogForm'
import { cycleBody, cycleFormProblems, valuesOf, type CycleValues } from '../cycle.values'
import { CycleParts } from './CycleParts'

const keepPriceText = (pupils: number): string =>
  countText(
    pupils,
    'alumno inscrito conserva los precios con los que se inscribió; los nuevos valen desde la próxima inscripción.',
    'alumnos inscritos conservan los precios con los que se inscribieron; los nuevos valen desde la próxima inscripción.',
  )

const repricedText = ({ alumnos, meses, diferencia }: CycleEffect['reprecian']): string => {
  const more =
    diferencia === 0
      ? ''
      : `: ${formatPesos(Math.abs(diferencia))} ${diferencia > 0 ? 'más' : 'menos'} en total`
  return `Cambia el precio de ${countText(meses, 'colegiatura sin pagar', 'colegiaturas sin pagar')} de ${countText(alumnos, 'alumno', 'alumnos')} con dos becas${more}.`
}

const lateFeesText = ({ desde, meses, conservan }: NonNullable<CycleEffect['recargo']>): string =>
  `El recargo nuevo vale para lo que venza desde el ${formatDate(desde)}: ${countText(meses, 'colegiatura sin pagar', 'colegiaturas sin pagar')}.` +
  (conservan > 0
    ? ` ${countText(conservan, 'que ya venció conserva', 'que ya vencieron conservan')} el de antes.`
    : '')

const siblingsText = (children: number): string =>
  `${countText(children, 'hermano queda', 'hermanos quedan')} con otro descuento que el de la regla: se ajusta en Becas, Hermanos.`

const effectLines = ({ conservan_precio, reprecian, recargo, hermanos }: CycleEffect): string[] => [
  ...(conservan_precio > 0 ? [keepPriceText(conservan_precio)] : []),
  ...(reprecian.meses > 0 ? [repricedText(reprecian)] : []),
  ...(recargo ? [lateFeesText(recargo)] : []),
  ...(hermanos > 0 ? [siblingsText(hermanos)] : []),
]

export function EditCycleDialog({ cycle, onClose }: { cycle: Cycle; onClose: () => void }) {
  const count = enrolledCount(cycle)
  const dispatch = useAppDispatch()
  const { notify } = useNotice()
  const [effects, setEffects] = useState<readonly string[]>([])
  const problems = (values: CycleValues) => cycleFormProblems(values, cycle)
  const body = (values: CycleValues) => ({
    id: cycle.id,
    ...cycleBody(values, valuesOf(cycle), count > 0),
  })
  const { form, dialog } = useDialogForm({
    draftName: `ciclo ${cycle.id}`,
    values: valuesOf(cycle),
    problems,
    write: useUpdateCycle,
    onClose,
    body,
  })
  const submit = async () => {
    const values = form.getValues()
    // 0 also from a server that does not count the enrolled: it does not know `simular` and would save at once.
    if (count === 0 || Object.keys(problems(values)).length > 0) return dialog.onSubmit()
    const { data, error } = await dispatch(askEffect(body(values)))
    if (isApiError(error) && isUnknown(error))
      return notify({
        title: 'No se guardó: no se pudo calcular a quién afecta',
        text: error.message,
        kind: 'error',
      })
    const lines = data ? effectLines(data) : []
    if (lines.length === 0) return dialog.onSubmit()
    setEffects(lines)
  }

  return (
    <>
      <FormDialog
        size="lg"
        title={`Editar el ciclo ${cycle.name}`}
        text={
          count > 0
            ? `Fechas, meses y día límite quedan como están: ya hay ${countText(count, 'alumno inscrito', 'alumnos inscritos')}. Un precio nuevo vale para quien se inscriba desde ahora.`
            : undefined
        }
        {...dialog}
        onSubmit={submit}
      >
        <CycleParts form={form} fixed={count > 0} />
      </FormDialog>
      <ConfirmDialog
        open={effects.length > 0}
        title="¿Guardar estos cambios?"
        text={effects.map((line) => (
          <p key={line}>{line}</p>
        ))}
        confirmLabel="Guardar cambios"
        onConfirm={async () => {
          await dialog.onSubmit()
          setEffects([])
        }}
        onClose={() => setEffects([])}
      />
    </>
  )
}

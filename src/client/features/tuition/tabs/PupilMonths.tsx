import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { StudentDetail } from '@contract/students/students.schemas'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useMay } from '../../../state/session/useMay'
import { useTuition } from '../../../state/tuition/tuition.api'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { Icon } from '../../../ui/icons/Icon'
import { Row } from '../../../ui/layout/layout'
import { useFilters } from '../../../ui/list/useFilters'
import { LoadingOrError } from '../../../ui/page/LoadingOrError'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { deskOf, useMayCollect } from '../../../write/money/deskAddress'
import { PriceNotes } from '../components/DuePanel'
import { MonthGrid } from '../components/MonthGrid'
import { PaidMonthActions } from '../components/PaidMonthActions'
import { monthsAddress } from '../tuitionLinks'
import { hasPayment, isOpen, monthName, openMonths } from '../tuitionMonths'
import { texts } from '../tuition.texts'

const NONE_CHOSEN: ReadonlySet<number> = new Set()

function CollectMonth({ month }: { month: Tuition }) {
  return (
    <Button
      size="small"
      component={Link}
      to={deskOf({ alumnoId: month.alumnoId }, [`colegiatura-${month.id}`])}
      startIcon={<Icon name="pay" />}
      aria-label={texts.ofMonth(texts.open, monthName(month))}
    >
      {texts.open}
    </Button>
  )
}

const actionsOf = (month: Tuition, mayCollect: boolean) => {
  const collects = mayCollect && isOpen(month)
  if (!collects && !hasPayment(month)) return null
  return (
    <>
      {collects && <CollectMonth month={month} />}
      {hasPayment(month) && <PaidMonthActions month={month} />}
    </>
  )
}

interface CycleMonthsProps {
  alumnoId: number
  cycleId: number
}

function CycleMonths({ alumnoId, cycleId }: CycleMonthsProps) {
  const canPay = useMay()(tuitionRoutes.pay.access)
  const mayCollect = useMayCollect() && canPay
  const { row, ...read } = useTuition({ alumnoId, cycleId }, ASKED_ANEW)
  if (!row) return <LoadingOrError read={read} blocks={2} />
  if (row.pagos.length === 0)
    return <PageEmpty icon="school" title={texts.noMonths(row.cicloEscolar.name)} text={texts.noMonthsText} />
  return (
    <>
      <PriceNotes statement={row} />
      {canPay && openMonths(row.pagos).length > 0 && (
        <Row>
          <Button
            variant="outlined"
            component={Link}
            to={monthsAddress(alumnoId, cycleId)}
            startIcon={<Icon name="pay" />}
          >
            Cobrar colegiaturas
          </Button>
        </Row>
      )}
      <MonthGrid
        months={row.pagos}
        chosen={NONE_CHOSEN}
        onChoose={() => undefined}
        canPay={false}
        actionsOf={(month) => actionsOf(month, mayCollect)}
      />
    </>
  )
}

const FILTERS = ['ciclo'] as const

export function PupilMonths({ row: { id, inscripciones } }: { row: StudentDetail }) {
  const { values, change } = useFilters(FILTERS)
  const [latest] = inscripciones
  if (!latest) return <PageEmpty icon="school" title="Todavía no se ha inscrito en ningún ciclo." />
  const shown = inscripciones.find(({ ciclo }) => String(ciclo.id) === values.ciclo) ?? latest
  return (
    <>
      {inscripciones.length > 1 && (
        <div style={{ maxWidth: 360 }}>
          <SelectInput
            label={texts.cycle}
            options={inscripciones.map(({ ciclo }) => ({ value: ciclo.id, label: ciclo.name }))}
            value={shown.ciclo.id}
            onChange={({ target }) => change({ ciclo: String(target.value) })}
          />
        </div>
      )}
      <CycleMonths key={shown.ciclo.id} alumnoId={id} cycleId={shown.ciclo.id} />
    </>
  )
}

import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Charge } from '@contract/charges/charges.schemas'
import { familyKey, familyOfKey, familyOfPupil, type FamilyKey } from '@contract/domain/family'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { countText } from '@contract/domain/text'
import { withMember } from '../../../ui/forms/withMember'
import { Icon } from '../../../ui/icons/Icon'
import { Quiet, Row } from '../../../ui/layout/layout'
import { StickyBar } from '../../../ui/page/StickyBar'
import { deskOf } from '../../../write/money/deskAddress'
import { balanceOf } from '../charges.columns'
import type { Picking } from './PickBox'

interface Owing {
  key: FamilyKey
  nombre: string
  charges: readonly Charge[]
}

const payerOf = ({ alumno, padre }: Charge): FamilyKey => familyKey(familyOfPupil(padre, alumno))

const familiesOf = (charges: readonly Charge[]): readonly Owing[] => {
  const families = new Map<FamilyKey, Owing>()
  for (const charge of charges) {
    const key = payerOf(charge)
    const before = families.get(key)?.charges ?? []
    families.set(key, { key, nombre: (charge.padre ?? charge.alumno).nombre, charges: [...before, charge] })
  }
  return [...families.values()]
}

const deskOfFamily = ({ key, charges }: Owing): string =>
  deskOf(
    familyOfKey(key),
    charges.map(({ id }) => `cargo-${id}`),
  )

const NOTHING: ReadonlySet<number> = new Set()

export const useChargePicks = (charges: readonly Charge[]) => {
  const [picked, setPicked] = useState(NOTHING)
  const pick = useCallback(
    (id: number, wanted: boolean) => setPicked((before) => withMember(before, id, wanted)),
    [],
  )
  const picking = useMemo((): Picking => ({ picked, pick }), [picked, pick])
  const chosen = useMemo(
    () => (picked.size > 0 ? charges.filter(({ id }) => picked.has(id)) : []),
    [charges, picked],
  )
  return {
    picking,
    chosen,
    add: (more: readonly Charge[]) => setPicked(new Set([...picked, ...more.map(({ id }) => id)])),
    clear: () => setPicked(NOTHING),
  }
}
type ChargePicks = ReturnType<typeof useChargePicks>

const Bar = styled(StickyBar)(({ theme: { spacing, breakpoints } }) => ({
  justifyContent: 'start',
  maxWidth: `calc(1400px - ${spacing(6)})`,
  margin: spacing(-4, 3, 3),
  '& > .families': { maxHeight: '25vh', overflowY: 'auto' },
  '& > .clear': { marginInlineStart: 'auto' },
  [breakpoints.down('sm')]: { margin: spacing(-2, 2, 2), '& > .clear': { marginInlineStart: 0 } },
}))

/** A link for each family, because each family gets its own receipt. */
export function PickedBar({ picks, charges }: { picks: ChargePicks; charges: readonly Charge[] }) {
  const { chosen, add, clear } = picks
  const families = familiesOf(chosen)
  const [first] = families
  if (!first) return null
  const alone = families.length === 1
  const others = alone
    ? charges.filter((charge) => payerOf(charge) === first.key && !chosen.includes(charge))
    : []
  return (
    <Bar aria-label="Elegidos para cobrar">
      <p role="status">
        {`${countText(chosen.length, 'cargo elegido', 'cargos elegidos')} · ${formatPesos(sumPesos(chosen.map(balanceOf)))}`}
        {!alone && (
          <Quiet as="small">{`Son de ${families.length} familias: cada una paga con su recibo.`}</Quiet>
        )}
      </p>
      <Row className="families">
        {families.map((family) => (
          <Button
            key={family.key}
            variant={alone ? 'contained' : 'outlined'}
            component={Link}
            to={deskOfFamily(family)}
            size={alone ? 'medium' : 'small'}
            startIcon={<Icon name="pay" />}
          >
            {alone ? `Cobrar ${family.charges.length}` : `Cobrar ${family.charges.length} a ${family.nombre}`}
          </Button>
        ))}
      </Row>
      {others.length > 0 && (
        <Button onClick={() => add(others)}>
          {others.length === 1
            ? 'También el otro de la familia'
            : `También los otros ${others.length} de la familia`}
        </Button>
      )}
      <Button className="clear" onClick={clear}>
        Quitar selección
      </Button>
    </Bar>
  )
}

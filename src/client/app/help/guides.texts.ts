import banco from '../../../guias/banco.md'
import caja from '../../../guias/caja.md'
import cierre from '../../../guias/cierre-de-ano.md'
import cobranza from '../../../guias/cobranza.md'
import cuentas from '../../../guias/cuentas.md'
import direccion from '../../../guias/direccion.md'
import facturas from '../../../guias/facturas.md'
import instalar from '../../../guias/instalar-y-actualizar.md'
import primerDia from '../../../guias/primer-dia.md'
import problemas from '../../../guias/problemas.md'
import respaldos from '../../../guias/respaldos.md'
import servidor from '../../../guias/servidor.md'

export const GUIDE_TEXTS: Readonly<Record<string, string>> = {
  'primer-dia': primerDia,
  caja,
  cobranza,
  banco,
  facturas,
  'cierre-de-ano': cierre,
  cuentas,
  respaldos,
  'instalar-y-actualizar': instalar,
  servidor,
  direccion,
  problemas,
}

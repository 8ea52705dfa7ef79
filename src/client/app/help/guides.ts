interface Guide {
  name: string
  title: string
  who: string
}

/** In the order in which a school needs them. Only the page of a guide loads its text. */
export const GUIDES: readonly Guide[] = [
  { name: 'primer-dia', title: 'El primer día', who: 'Quien dirige: de una escuela vacía al primer recibo.' },
  { name: 'caja', title: 'La caja', who: 'Quien cobra: una familia, su recibo y el corte del día.' },
  { name: 'cobranza', title: 'La cobranza', who: 'Quien recuerda: lo vencido, prórrogas y promesas.' },
  { name: 'banco', title: 'El banco', who: 'Quien reconoce depósitos y transferencias.' },
  { name: 'facturas', title: 'Las facturas', who: 'Quien junta los datos para el contador.' },
  {
    name: 'cierre-de-ano',
    title: 'El cierre de año',
    who: 'Quien dirige: del último mes al ciclo siguiente.',
  },
  {
    name: 'cuentas',
    title: 'Mi cuenta',
    who: 'Todos: el código del teléfono, y si alguien entró con tu usuario.',
  },
  { name: 'respaldos', title: 'Los respaldos', who: 'Quien cuida los datos: guardar, probar y recuperar.' },
  {
    name: 'instalar-y-actualizar',
    title: 'Instalar y actualizar',
    who: 'Quien cuida la computadora de la escuela.',
  },
  {
    name: 'servidor',
    title: 'En un servidor',
    who: 'Quien cuida un servidor: HTTPS, contenedores, PostgreSQL propio.',
  },
  {
    name: 'direccion',
    title: 'Cómo una escuela obtiene una dirección',
    who: 'Quien sabe de redes: que las familias abran su página desde su casa.',
  },
  { name: 'problemas', title: 'Problemas', who: 'Cuando algo no sale: qué mirar, y a quién llamar.' },
]

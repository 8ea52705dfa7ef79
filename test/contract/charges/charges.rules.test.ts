import {
  cancelConflict,
  cancelProblem,
  chargeFormProblems,
  chargesFormProblems,
  complementConflict,
  complementProblem,
  partialPaymentProblem,
  payConflict,
} from '@contract/charges/charges.rules'

describe.each([
  [
    'partialPaymentProblem',
    partialPaymentProblem,
    'El abono debe ser mayor a 0',
    'El abono no puede ser mayor al saldo de $500.50',
  ],
  [
    'complementProblem',
    complementProblem,
    'Debes Colocar una canitdad mayor a 0 para registrar el complemento',
    'No puedes realizar un complemento mayor al monto total a pagar',
  ],
])('%s', (_name, problem, notPositive, aboveBalance) => {
  it.each([0, -1, -0.01, NaN, null, undefined])('refuses %p', (abono) => {
    expect(problem(500.5, abono)).toBe(notPositive)
  })
  it.each([500.51, 1000, Infinity])('refuses %p above the balance', (abono) => {
    expect(problem(500.5, abono)).toBe(aboveBalance)
  })
  it.each([0.001, 100.005, 499.999])('refuses the decimals of %p', (abono) => {
    expect(problem(500.5, abono)).toBe('Admite hasta dos decimales')
  })
  it.each([0.01, 0.07, 500.49, 500.5])('takes %p', (abono) => {
    expect(problem(500.5, abono)).toBeNull()
  })
  it('judges the amount alone while the balance is not known', () => {
    expect(problem(Infinity, 12.5)).toBeNull()
    expect(problem(Infinity, 12.345)).toBe('Admite hasta dos decimales')
    expect(problem(Infinity, 1e15)).toBe('La cantidad es demasiado grande')
  })
})

describe('cancelProblem', () => {
  it.each([undefined, null, '', '  \t'])('refuses %j as a reason', (motivo) => {
    expect(cancelProblem(motivo)).toBe('Debes colocar el motivo de la cancelación')
  })
  it('takes a reason', () => {
    expect(cancelProblem('COBRADO POR ERROR')).toBeNull()
  })
})

describe('chargeFormProblems', () => {
  const good = {
    idAlumno: 1,
    idCicloEscolar: 1,
    descripcion: 'UNIFORME',
    fecha: '2026-09-15',
    monto: 350.5,
  }

  it('finds nothing wrong with a good form', () => {
    expect(chargeFormProblems(good)).toEqual({})
  })
  it('names every field of an empty one', () => {
    const empty = { descripcion: ' ', fecha: '', monto: null }
    expect(Object.keys(chargeFormProblems(empty))).toEqual([
      'idAlumno',
      'idCicloEscolar',
      'descripcion',
      'fecha',
      'monto',
    ])
    expect(chargeFormProblems(empty)['idAlumno']).toBe('Debes Seleccionar un alumno')
  })
  it.each([
    [0, 'El monto debe ser mayor a 0'],
    [-1, 'El monto debe ser mayor a 0'],
    [NaN, 'El monto debe ser mayor a 0'],
    [1.005, 'Admite hasta dos decimales'],
    [Infinity, 'La cantidad es demasiado grande'],
  ])('refuses %p as the amount', (monto, message) => {
    expect(chargeFormProblems({ ...good, monto })).toEqual({ monto: message })
  })
})

describe('one charge for several pupils', () => {
  const good = { idCicloEscolar: 1, descripcion: 'EXCURSIÓN', fecha: '2026-10-05', monto: 350 }

  it('asks for a pupil with the customer’s words', () => {
    expect(chargesFormProblems({ ...good, alumnos: [{ id: 3 }, { id: 4 }] })).toEqual({})
    expect(chargesFormProblems({ ...good, alumnos: [] })).toEqual({ alumnos: 'Debes Seleccionar un alumno' })
  })
  it('refuses a pupil who is there twice', () => {
    const alumnos = [{ id: 3 }, { id: 4 }, { id: 3 }]
    expect(chargesFormProblems({ ...good, alumnos })).toEqual({
      alumnos: 'El alumno 3 está dos veces en la lista',
    })
  })
  it('says how many go in one call, which «Agregar a todos» of a large school could pass', () => {
    const pupils = (count: number) => ({
      ...good,
      alumnos: Array.from({ length: count }, (_, at) => ({ id: at + 1 })),
    })
    expect(chargesFormProblems(pupils(500))).toEqual({})
    expect(chargesFormProblems(pupils(501))).toEqual({ alumnos: 'Elige hasta 500 alumnos a la vez' })
  })
  it('asks the rest as a single charge does', () => {
    const blank = { descripcion: ' ', fecha: '', monto: null }
    expect(Object.keys(chargesFormProblems({ ...blank, alumnos: [] }))).toEqual([
      'alumnos',
      'idCicloEscolar',
      'descripcion',
      'fecha',
      'monto',
    ])
  })
})

describe('what a state allows', () => {
  const charge = (estado: 'PENDIENTE' | 'PARCIAL' | 'PAGADO' | 'CANCELADO', abono: number, rest: number) => ({
    estado,
    abono,
    monto_restante: rest,
  })
  const pending = charge('PENDIENTE', 0, 1202)
  const partial = charge('PARCIAL', 1000.5, 201.5)
  const paid = charge('PAGADO', 1202, 0)
  const cancelled = charge('CANCELADO', 0, 0)

  it('takes a first payment only of a pending charge', () => {
    expect(payConflict(pending)).toBeNull()
    expect(payConflict(partial)).toMatch(/complemento.*\$201\.50/)
    expect(payConflict(paid)).toMatch(/ya está pagado.*\$0\.00/)
    expect(payConflict(cancelled)).toMatch(/cancelado/)
  })
  it('takes a complement only of a partly paid charge', () => {
    expect(complementConflict(partial)).toBeNull()
    expect(complementConflict(pending)).toMatch(/\$1,202\.00/)
    expect(complementConflict(paid)).toMatch(/ya está pagado.*\$0\.00/)
    expect(complementConflict(cancelled)).toMatch(/cancelado/)
  })
  it('cancels only what no standing payment holds', () => {
    expect(cancelConflict(pending)).toBeNull()
    // A charge of 0 is paid from its first day without a payment.
    expect(cancelConflict(charge('PAGADO', 0, 0))).toBeNull()
    expect(cancelConflict(partial)).toMatch(/\$1,000\.50.*\$201\.50/)
    expect(cancelConflict(paid)).toMatch(/\$1,202\.00/)
    expect(cancelConflict(cancelled)).toMatch(/ya estaba cancelado/)
  })
})

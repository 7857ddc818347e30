export interface DemoTown {
  country: string
  state: string
  city: string | null
  cityName: string | null
  people: { fullname: string; phoneNumber: string; address: string; postalCode: string }[]
}

function person(fullname: string, phoneNumber: string, address: string, postalCode: string) {
  return { fullname, phoneNumber, address, postalCode }
}

const home = (state: string, city: string, people: DemoTown['people']): DemoTown => ({
  country: 'NG',
  state,
  city,
  cityName: null,
  people,
})

export const IKEJA_TOWN = home('NG_LA', 'IKEJA', [
  person('Tola Adebayo', '08061234567', '14 Toyin Street', '100271'),
  person('Femi Ogunleye', '08023417789', '31 Opebi Road', '100271'),
])

export const NIGERIAN_TOWNS: DemoTown[] = [
  IKEJA_TOWN,
  home('NG_LA', 'LEKKI', [
    person('Zainab Bello', '08034418820', '9 Admiralty Way, Lekki Phase 1', '106104'),
    person('Kunle Balogun', '08127730416', '22 Fola Osibo Street, Lekki Phase 1', '106104'),
  ]),
  home('NG_LA', 'SURULERE', [
    person('Ifeoma Okeke', '08059921340', '47 Adeniran Ogunsanya Street', '101283'),
    person('Segun Alabi', '07036612258', '18 Bode Thomas Street', '101283'),
  ]),
  home('NG_LA', 'VICTORIAISLAND', [
    person('Adaeze Nnamdi', '08098817723', '15 Adeola Odeku Street', '101241'),
  ]),
  home('NG_LA', 'YABA', [
    person('David Effiong', '08141120987', '26 Herbert Macaulay Way', '101245'),
  ]),
  home('NG_OY', 'BODIJA', [
    person('Morenike Ajayi', '08077410032', '11 Awolowo Avenue, Old Bodija', '200284'),
    person('Wale Oyelaran', '08035569014', '6 Osuntokun Avenue', '200284'),
  ]),
  home('NG_OY', 'IBADAN', [
    person('Bukola Adeleke', '08166207741', '38 Ring Road, Oke-Ado', '200273'),
  ]),
  home('NG_FC', 'WUSE', [
    person('Ibrahim Danjuma', '08091234567', '27 Aminu Kano Crescent, Wuse 2', '904101'),
    person('Hauwa Abubakar', '08032214478', '9 Gana Street', '904101'),
  ]),
  home('NG_FC', 'MAITAMA', [person('Musa Lawal', '08053390126', '4 Yedseram Street', '904101')]),
  home('NG_FC', 'GARKI', [
    person('Grace Ochefu', '08108834459', '12 Ogbomosho Street, Area 8', '900247'),
  ]),
  home('NG_RI', 'PORTHARCOURT', [
    person('Boma Briggs', '08064471920', '23 Aba Road, Rumuola', '500272'),
    person('Ebiere Dokubo', '07061138842', '5 Tombia Street, GRA Phase 2', '500272'),
  ]),
]

export const LONDON_TOWN: DemoTown = {
  country: 'GB',
  state: 'GB_ENG',
  city: null,
  cityName: 'London',
  people: [
    person('Grace Miller', '+442079460000', '12 Caledonian Road', 'N1 9DX'),
    person('Tunde Okoya', '+442079460118', '64 Rye Lane', 'SE15 5BY'),
    person('Harriet Cole', '+442079461234', '22 Camden High Street', 'NW1 0JH'),
  ],
}

export const FOREIGN_TOWNS: DemoTown[] = [
  LONDON_TOWN,
  LONDON_TOWN,
  {
    country: 'US',
    state: 'US_TX',
    city: null,
    cityName: 'Houston',
    people: [
      person('Chiamaka Obi', '+17135550142', '9400 Bissonnet Street', '77074'),
      person('Marcus Reed', '+17135550187', '2800 Westheimer Road', '77098'),
    ],
  },
  {
    country: 'US',
    state: 'US_NY',
    city: null,
    cityName: 'New York',
    people: [person('Daniel Brooks', '+12125550147', '350 Fifth Avenue', '10118')],
  },
  {
    country: 'GH',
    state: 'GH_AA',
    city: null,
    cityName: 'Accra',
    people: [
      person('Akosua Mensah', '+233302550164', '14 Oxford Street, Osu', 'GA0858243'),
      person('Kwame Asante', '+233302550119', '7 Liberation Road', 'GA1174502'),
    ],
  },
  {
    country: 'CA',
    state: 'CA_ON',
    city: null,
    cityName: 'Toronto',
    people: [person('Yemi Adewale', '+14165550123', '1550 Eglinton Avenue West', 'M6E 2G9')],
  },
]

/** The part of the investor records, in the columns of `presets-by-subject.ts`. */
export const investorPresets = {
  //                 SA B A  C P F Au  Er Ee  M Ad Ca
  // investors: shareholders
  'Shareholders List': {
    view: '           A A A  - - - A   - -    P O A',
    export: '         A A A  - - - A   - -    P - -',
  },
  'Shareholders View': {
    view: '           A A A  - - - A   - -    P O A',
  },
  'Shareholders Edit': {
    create: '         A A A  - - - -   - -    A A -',
    update: '         A A A  - - - -   - -    P O -',
    delete: '         A A A  - - - -   - -    P - -',
    restore: '        A A A  - - - -   - -    P - -',
  },
  'Shareholders Merge': {
    merge: '          A A A  - - - -   - -    P - -',
  },
  Imports: {
    view: '           A A A  - - - -   - -    - - -',
    import: '         A A A  - - - -   - -    - - -',
    restore: '        A A A  - - - -   - -    - - -',
  },
  Birthdays: {
    view: '           A A A  - - - A   - -    P O -',
    export: '         A A A  - - - A   - -    P - -',
  },

  // orders
  'Orders List': {
    view: '           A A A  - - - A   - -    P O A',
    export: '         A A A  - - - A   - -    P - -',
  },
  'Orders View': {
    view: '           A A A  - - - A   - -    P O A',
    verify: '         A A A  - - - -   - -    - - A',
    update: '         A A A  - - - -   - -    P O A',
  },
  'Orders Edit': {
    create: '         A A A  - - - -   - -    P O -',
    update: '         A A A  - - - -   - -    P O -',
    delete: '         A A A  - - - -   - -    P - -',
    restore: '        A A A  - - - -   - -    P - -',
  },
  'Order Snapshots': {
    view: '           A A A  - - - A   - -    P O A',
    restore: '        A A A  - - - -   - -    P - -',
    delete: '         A A -  - - - -   - -    - - -',
  },

  // leads
  Leads: {
    view: '           A A A  - - - A   - -    P U -',
    create: '         A A A  - - - -   - -    P O -',
    update: '         A A A  - - - -   - -    P U -',
    assign: '         A A A  - - - -   - -    P - -',
    convert: '        A A A  - - - -   - -    P O -',
    delete: '         A A A  - - - -   - -    P - -',
    restore: '        A A A  - - - -   - -    P - -',
    export: '         A A A  - - - A   - -    P - -',
  },
  'Settings Statuses': {
    view: '           A A A  - - - A   - -    - - -',
    configure: '      A A A  - - - -   - -    - - -',
  },
  'Settings Sources': {
    view: '           A A A  - - - A   - -    - - -',
    configure: '      A A A  - - - -   - -    - - -',
  },
  'Settings Custom Fields': {
    view: '           A A A  - - - A   - -    - - -',
    configure: '      A A A  - - - -   - -    - - -',
  },
  'Settings Share Prices': {
    view: '           A A A  - - - A   - -    - - -',
    configure: '      A A A  - - - -   - -    - - -',
  },

  // statistics
  Statistics: {
    view: '           A A A  - - - A   - -    P O -',
    export: '         A A A  - - - A   - -    P - -',
  },
  'Monthly Investments': {
    view: '           A A A  - - - A   - -    P O -',
    export: '         A A A  - - - A   - -    P - -',
    configure: '      A A A  - - - -   - -    - - -',
  },
  'Monthly Care Confirmed Investments': {
    view: '           A A A  - - - A   - -    P O A',
    export: '         A A A  - - - A   - -    P - -',
  },
}

/** Two fictional clients: one uses cost centers and signs documents, the other has custom fields. */
export const demoCompanies = [
  {
    id: 1,
    name: 'Client Example Inc.',
    hostnames: ['client.example'],
    attributes: {
      companyConfigs: [
        {
          regionId: 1,
          requiredDocumentCount: 3,
          additionalDocumentCount: 2,
          costCenterEnabled: true,
          costCenterTemplate: 'CC-0000',
          costCenterDescription: 'The four digits of your department',
          docusignEnabled: true,
        },
        {
          regionId: 2,
          requiredDocumentCount: 2,
          additionalDocumentCount: 1,
          costCenterEnabled: true,
          docusignEnabled: false,
        },
      ],
      customFields: [
        { id: 1, label: 'Billing cycle', type: 'RADIO_BUTTON', valueSelection: 'Weekly,Monthly,On completion' },
        { id: 2, label: 'Agreed rate', type: 'pay', valueSelection: 'Hourly,Daily,Fixed' },
      ],
    },
  },
  {
    id: 2,
    name: 'Harbor Example Ltd.',
    hostnames: ['harbor.example'],
    attributes: {
      companyConfigs: [
        {
          regionId: 1,
          requiredDocumentCount: 2,
          additionalDocumentCount: 0,
          costCenterEnabled: false,
          docusignEnabled: false,
        },
        {
          regionId: 2,
          requiredDocumentCount: 2,
          additionalDocumentCount: 0,
          costCenterEnabled: false,
          docusignEnabled: true,
        },
      ],
      customFields: [{ id: 3, label: 'Dock', type: 'text', valueSelection: '' }],
    },
  },
] as const;

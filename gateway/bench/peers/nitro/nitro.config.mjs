export default { preset: "node-server", compatibilityDate: "2025-01-01" };
